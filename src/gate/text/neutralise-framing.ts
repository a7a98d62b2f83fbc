import { foldText } from '../../lib/fold-text.js';

/**
 * Rewrites what could pass for the frame of a conversation so that it is still readable and no longer a frame:
 * `<system>` becomes `‹system›`, `<|im_start|>` becomes `‹|im_start|›`, `[INST]` becomes `⦋INST⦌`, and a line that opens a
 * turn (`Human:`) gets a `› ` in front. Look-alike letters and brackets are seen through. Ordinary markup, code and
 * fences stay as they are. Linear.
 */
export function neutraliseFraming(text: string): string {
  if (!MAYBE_FRAMED.test(text)) return text;
  const folded = foldText(text);
  const edits: Edit[] = [];
  for (const pattern of BRACKETED) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(folded.text); match !== null; match = pattern.exec(folded.text)) {
      const start = folded.origin(match.index);
      const end = folded.origin(match.index + match[0].length);
      edits.push({ start, end, text: rebracket(text.slice(start, end)) });
    }
  }
  for (const match of folded.text.matchAll(TURN)) {
    const at = folded.origin(match.index + match[0].length - (match[1]?.length ?? 0));
    edits.push({ start: at, end: at, text: '› ' });
  }
  return applyEdits(text, edits);
}

const MAYBE_FRAMED = /[<[{]|[^\x00-\x7f]|^\s*#{2,4}|^\s*(?:system|human|assistant|user|developer)\s*:/im;

const TAGS =
  'system(?:[_ -](?:prompt|message|reminder|instructions?|note|override))?|assistant(?:[_ -]\\w{1,20})?|user(?:[_ -](?:message|query|input|prompt))?|human|developer(?:[_ -](?:message|mode))?|tool(?:[_ -](?:calls?|results?|response|responses|use|output|outputs|code))?|tools|function(?:[_ -](?:calls?|results?|response))?|function=[\\w.-]{1,64}|functions|invoke|parameter|think|thinking|scratchpad|im_start|im_end|start_of_turn|end_of_turn|important|instructions?|admin|untrusted[\\w-]{0,64}|information|override';

const BRACKETED: readonly RegExp[] = [
  new RegExp(`<[\\s/\\\\]{0,8}(?:[a-z]{1,10}:)?(?:${TAGS})(?![\\w-])(?:[^<>]{0,500}>)?`, 'g'),
  /<\s{0,4}\|[^\n<>|]{0,100}\|\s{0,4}>/g,
  /<<\s{0,4}\/?\s{0,4}(?:sys|system|inst|untrusted|end)[^<>\n]{0,100}>>/g,
  /\[\s{0,4}\/?\s{0,4}(?:inst|sys|tool_calls?|tool_results?|available_tools|system_prompt|system|assistant)\s{0,4}\]/g,
  /\{\{[#~]{0,2}\s{0,4}\/?(?:system|assistant|user)\b[^{}\n]{0,40}\}\}/g,
  /<\/?(?:s|bos|eos)>/g,
];

// The words that open a turn in the formats models are trained on, at the start of a line.
const TURN =
  /(?:^|\n)[ \t]{0,20}((?:(?:#{2,4} ?)?(?:system|human|assistant|user|developer)|#{2,4} ?(?:instruction|response|input))[ \t]{0,4}:)/g;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const LOOKS: Readonly<Record<string, string>> = {
  '<': '‹',
  '>': '›',
  '[': '⦋',
  ']': '⦌',
  '{': '❴',
  '}': '❵',
  '＜': '‹',
  '＞': '›',
  '﹤': '‹',
  '﹥': '›',
  '［': '⦋',
  '］': '⦌',
  '｛': '❴',
  '｝': '❵',
};

function rebracket(token: string): string {
  return token.replace(/[<>[\]{}＜＞﹤﹥［］｛｝]/g, (bracket) => LOOKS[bracket] ?? bracket);
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < from) continue;
    parts.push(text.slice(from, edit.start), edit.text);
    from = edit.end;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(from);
}
