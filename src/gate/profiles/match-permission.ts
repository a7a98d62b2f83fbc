/** Whether a permission such as `file:read` is meant by a rule: itself, `file:*`, `*:read` or `*`. */
export function matchPermission(pattern: string, permission: string): boolean {
  if (pattern === permission || pattern === '*') return true;
  if (pattern.endsWith(':*')) return permission.startsWith(pattern.slice(0, -1)) || pattern === '*:*';
  return pattern.startsWith('*:') && permission.endsWith(pattern.slice(1));
}

/** Whether everything the narrower pattern means is meant by the wider one too. */
export function coversPermission(wider: string, narrower: string): boolean {
  if (wider === narrower || wider === '*' || wider === '*:*') return true;
  if (narrower === '*' || narrower === '*:*') return false;
  const [widerRoom = '', widerVerb = ''] = wider.split(':');
  const [room = '', verb = ''] = narrower.split(':');
  return (widerRoom === '*' || widerRoom === room) && (widerVerb === '*' || widerVerb === verb);
}

/** Whether a text can be a permission pattern at all. */
export function isPermissionPattern(text: string): boolean {
  return text === '*' || /^(\*|[a-z][a-z0-9_-]*):(\*|[a-z][a-z0-9_.-]*)$/.test(text);
}
