/** A script as the target of `code:execute`: whoever is asked sees what would run, and a yes holds for this one only. */
export function scriptTarget(language: string, code: string): string {
  return `${language} script:\n${code}`;
}

/** The script of such a target; undefined for a target of another kind. */
export function scriptOf(target: string): { readonly language: string; readonly code: string } | undefined {
  const [head = '', language] = /^(\w+) script:\n/.exec(target) ?? [];
  return language === undefined ? undefined : { language, code: target.slice(head.length) };
}
