import { checkJson } from './check-json.js';
import { checkToml } from './check-toml.js';
import type { SyntaxPort } from './syntax-port.js';

/** One problem a parser found; `line` is 1-based. */
export interface SyntaxProblem {
  readonly line: number;
  readonly column?: number;
  readonly message: string;
}

/** Languages checked in this process, and those that need a program of the environment. */
const BY_EXTENSION: Readonly<Record<string, string>> = {
  js: 'script',
  mjs: 'script',
  cjs: 'script',
  jsx: 'script',
  ts: 'script',
  mts: 'script',
  cts: 'script',
  tsx: 'script',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  toml: 'toml',
  py: 'python',
  sh: 'shell',
  bash: 'shell',
  go: 'go',
  rs: 'rust',
};

const MAX_CHARS = 2_000_000;

/** Problems of a text by its file name; undefined when nothing here can check that language. */
export async function checkSyntax(path: string, text: string, port?: SyntaxPort): Promise<SyntaxProblem[] | undefined> {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const language = BY_EXTENSION[name.slice(name.lastIndexOf('.') + 1)];
  if (language === undefined || text.length > MAX_CHARS || hasComments(name)) return undefined;
  if (language === 'script') return checkScript(name, text);
  if (language === 'json') return checkJson(text);
  if (language === 'yaml') return checkYaml(text);
  if (language === 'toml') return checkToml(text);
  return port?.check(language, text);
}

/** JSON by name, but read by programs that allow comments in it. */
function hasComments(name: string): boolean {
  return /^(tsconfig|jsconfig)(\..+)?\.json$|\.code-workspace$|^(settings|launch|tasks|extensions|keybindings)\.json$/.test(
    name,
  );
}

async function checkScript(name: string, text: string): Promise<SyntaxProblem[]> {
  const { parseSync } = await import('oxc-parser');
  return parseSync(name, text).errors.map((error) => {
    const at = error.labels[0]?.start;
    return { ...(at === undefined ? { line: 1 } : placeOf(text, at)), message: error.message };
  });
}

async function checkYaml(text: string): Promise<SyntaxProblem[]> {
  const { parseAllDocuments } = await import('yaml');
  const documents = parseAllDocuments(text, { logLevel: 'silent', prettyErrors: false });
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document) =>
    document.errors.map((error) => ({ ...placeOf(text, error.pos[0]), message: error.message })),
  );
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
}
