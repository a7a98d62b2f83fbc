/** One thing doctor looked at. */
export interface DoctorRow {
  readonly area: 'machine' | 'home' | 'programs' | 'environments' | 'model' | 'mcp' | 'code' | 'tools';
  readonly name: string;
  /** `broken`: it is configured or ours, and does not work. `missing`: it is not there, and nothing here asks for it. */
  readonly state: 'ok' | 'missing' | 'broken';
  /** What was found: a version, a path, a reason. */
  readonly detail: string;
  /** What it is for. */
  readonly purpose: string;
  /** How to get or mend it. */
  readonly fix: string | null;
}
