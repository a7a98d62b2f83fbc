/**
 * Why Windows would not take a path by its letters, or null: device names, streams, names whose trailing dots and
 * spaces it drops, short aliases, and forms that skip its own checks. A judged path must mean one file only.
 */
export function windowsPathProblem(path: string): string | null {
  const slashed = path.replaceAll('\\', '/');
  if (/^\/\/[?.]\//.test(slashed)) return `${path} skips the path rules of Windows`;
  if (/^\/\/[^/]/.test(slashed)) return `${path} is on another machine`;
  if (/^[a-z]:(?!\/)/i.test(slashed)) return `${path} is relative to the folder of another drive`;
  const names = slashed.replace(/^[a-z]:/i, '').split('/');
  for (const name of names) {
    const problem = name === '' || name === '.' || name === '..' ? null : nameProblem(name);
    if (problem !== null) return problem;
  }
  return null;
}

function nameProblem(name: string): string | null {
  if (name.includes(':')) return `${name} names a stream inside a file`;
  if (/[. ]$/.test(name)) return `${name} ends in a dot or a space, which Windows drops`;
  if (DEVICE.test(name)) return `${name} is a device name`;
  if (/~\d+(\.[^.]{0,3})?$/.test(name) && /^[^.]{1,8}(\.[^.]{0,3})?$/.test(name))
    return `${name} is a short alias of another name`;
  if (/[<>"|?*\u0000-\u001f]/.test(name)) return `${name} has a character no Windows name has`;
  return null;
}

/** With any extension, and with the superscript digits Windows also takes. */
const DEVICE =
  /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?: *\.[^/]*)?$/i;
