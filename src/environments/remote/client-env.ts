/** Of our own variables, those a client program may see: never a secret that it has no use for. */
export function clientEnv(
  env: Readonly<Record<string, string>>,
  names: readonly string[] = [],
): Record<string, string> {
  const wanted = new Set([...ORDINARY, ...names]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => wanted.has(name) || name.startsWith('LC_')));
}

const ORDINARY = ['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'TMPDIR', 'XDG_RUNTIME_DIR', 'XDG_CONFIG_HOME'];
