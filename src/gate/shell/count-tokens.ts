/**
 * About how many tokens a parser finds in a script, up to a limit: words, operators, quotes, expansions. What stands in
 * comments and here-documents is none. One quick pass, because it tells whether parsing can be quick too; quotes in
 * substitutions in quotes may mislead it.
 */
export function countTokens(script: string, limit: number): number {
  let count = 0;
  const awaited: string[] = [];
  const token = new RegExp(TOKEN, 'g');
  for (let found = token.exec(script); found && count < limit; found = token.exec(script)) {
    const [text, delimiter] = found;
    count += text.startsWith('"') ? 1 + expansionsIn(text) : 1;
    if (delimiter !== undefined) awaited.push(delimiter);
    if (text !== '\n' || awaited.length === 0) continue;
    token.lastIndex = awaited.splice(0).reduce((at, word) => endOfHereDocument(script, word, at), found.index);
  }
  return count;
}

/** Quoted text, a comment, a here-document's beginning, a sign, a plain word. */
const TOKEN =
  /\\[\s\S]|'[^']*'?|"(?:[^"\\]+|\\[\s\S])*"?|(?<![^\s;&|()])#[^\n]*|<<<|<<-?[ \t]*['"\\]?([\w.-]+)['"]?|[\n;&|<>()$`{}[\]]|[^\s\\'"#;&|<>()$`{}[\]]+|#/;

function expansionsIn(quoted: string): number {
  let count = 0;
  for (let at = 0; at < quoted.length; at += 1) if (quoted[at] === '$' || quoted[at] === '`') count += 1;
  return count;
}

/** Where the line ends that closes a here-document; the end of the script when there is none. */
function endOfHereDocument(script: string, delimiter: string, start: number): number {
  for (let at = script.indexOf(delimiter, start); at !== -1; at = script.indexOf(delimiter, at + 1)) {
    const end = at + delimiter.length;
    const isWholeLine = /[\n\t]/.test(script[at - 1] ?? '') && (end === script.length || script[end] === '\n');
    if (isWholeLine) return end;
  }
  return script.length;
}
