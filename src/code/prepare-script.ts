import type { ScriptProgram, ScriptTool } from '../kernel/scripts-port.js';

export const LANGUAGES = ['python', 'javascript', 'typescript'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface ScriptText {
  readonly language: Language;
  readonly code: string;
  readonly persistent: boolean;
}

/** A script with the runtime of its language and a function for every tool it may call. */
export async function prepareScript(script: ScriptText, tools: readonly ScriptTool[]): Promise<ScriptProgram> {
  if (script.language === 'python') return preparePython(script, tools);
  const { JAVASCRIPT_BOOTSTRAP } = await import('./javascript-runtime.js');
  const { javascriptFunctions } = await import('./javascript-functions.js');
  const { prepareJavascript } = await import('./prepare-javascript.js');
  return {
    interpreters: ['node'],
    args: ['--max-old-space-size={memory}', '--no-warnings', '-e', JAVASCRIPT_BOOTSTRAP],
    functions: kept(javascriptFunctions, tools),
    code: await prepareJavascript(script.code, {
      typescript: script.language === 'typescript',
      keepsNames: script.persistent,
    }),
    needsWatch: true,
  };
}

async function preparePython({ code }: ScriptText, tools: readonly ScriptTool[]): Promise<ScriptProgram> {
  const { PYTHON_BOOTSTRAP } = await import('./python-runtime.js');
  const { pythonFunctions } = await import('./python-functions.js');
  return {
    interpreters: ['python3', 'python'],
    args: ['-c', PYTHON_BOOTSTRAP],
    functions: kept(pythonFunctions, tools),
    code,
  };
}

/** The port answers the same list until the grant changes. */
const made = new WeakMap<readonly ScriptTool[], Map<unknown, string>>();

function kept(make: (tools: readonly ScriptTool[]) => string, tools: readonly ScriptTool[]): string {
  const known = made.get(tools) ?? new Map<unknown, string>();
  made.set(tools, known);
  const text = known.get(make) ?? make(tools);
  known.set(make, text);
  return text;
}
