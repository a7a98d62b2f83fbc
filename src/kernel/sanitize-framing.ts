/**
 * The spans of chat framing in a folded text (see `foldText`): role and tool tags, chat-template tokens, CDATA,
 * fences, comment markers, turn markers. Each says what may stand in its place. Linear.
 */
export function findFraming(folded: string): FramingSpan[] {
  const text: FoldedFacts = { folded, closed: closedTagNames(folded), firstComment: folded.indexOf('<!--') };
  const spans: FramingSpan[] = [];
  for (const rule of RULES) {
    if (rule.triggers.some((trigger) => folded.includes(trigger))) collect(rule, text, spans);
  }
  return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}

export interface FramingSpan {
  readonly start: number;
  readonly end: number;
  /** `drop`: say nothing instead. `name`: keep the word in round brackets. Otherwise the text to put there. */
  readonly become: 'drop' | 'name' | { readonly text: string };
  /** The word inside the frame, for `name`. */
  readonly name?: string;
  /** Nothing closes it, so that it may be the argument of a type: `Promise<Message>`. */
  readonly unclosed?: boolean;
}

interface FramingRule {
  /** One of these must occur for the pattern to run at all. */
  readonly triggers: readonly string[];
  readonly pattern: RegExp;
  readonly judge: (match: RegExpExecArray, text: FoldedFacts) => FramingSpan | undefined;
}

interface FoldedFacts {
  readonly folded: string;
  /** Names of tags that are closed somewhere: those are frames, never placeholders. */
  readonly closed: ReadonlySet<string>;
  readonly firstComment: number;
}

function collect({ pattern, judge }: FramingRule, text: FoldedFacts, spans: FramingSpan[]): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text.folded); match !== null; match = pattern.exec(text.folded)) {
    const span = judge(match, text);
    if (span !== undefined) spans.push(span);
  }
}

/** Words that only ever frame a conversation. */
const FRAME_WORDS = [
  'tool[_ -]?(?:calls?|outputs?|results?)[_ -]?(?:begin|end)',
  'tool[_ -]?sep',
  'tool[_ -]?calls?',
  'tool[_ -]?(?:results?|response|responses|outputs?|use|uses|code|input)',
  'tools',
  'function[_ -]?(?:calls?|results?|response|outputs?)',
  'function=[\\w.-]{1,64}',
  'functions',
  'invoke',
  'parameter(?=\\s{1,8}name\\s{0,4}=)',
  'observation',
  'search[_ -]?results?',
  'available[_ -]?tools?',
  'assistant(?:[_ -]?(?:message|response|turn|reply))?',
  'system[_ -]?(?:prompts?|messages?|instructions?|reminders?|notes?|notices?|overrides?|alerts?|updates?|info)',
  'developer[_ -]?(?:message|instructions?|mode)',
  'user[_ -]?(?:message|query|input|prompt|turn|instructions?|request)',
  'human[_ -]?(?:message|turn|input)',
  'admin(?:istrator)?(?:[_ -]?(?:message|instructions?|override))?',
  'thinking',
  'think',
  'thought',
  'thoughts',
  'reasoning',
  'scratchpad',
  'inner[_ -]?monologue',
  'reflection',
  'antthinking',
  'artifact',
  'untrusted(?:[_ -]?(?:data|content|text|input|source|result))?',
  'trusted(?:[_ -]?(?:data|content|text|input))?',
  'external(?:[_ -]?(?:data|content|text|input))',
  'instructions?',
  'important',
  'secret',
  'prompt',
  'override',
  'jailbreak',
  'start_of_turn',
  'end_of_turn',
  'end_of_utterance',
  '[se]op',
  'start_of_image',
  'turn',
  'message',
  'im_start',
  'im_end',
  'im_sep',
  'bos',
  'eos',
  'bot',
  'eot',
  'pad',
  'unk',
  'cls',
  'sep',
  'mask',
  's',
  'fim_(?:prefix|middle|suffix|pad)',
  'extra_id_\\d{1,3}',
  'end_of_text',
  'endoftext',
  'sys',
  'inst',
  'memory[_ -]?context',
  'context(?:[_ -]?(?:window|data))?',
  'document[_ -]?content',
];

/** Words that a usage line or a type may also put into angle brackets. */
const SHARED_WORDS = [
  'system',
  'user',
  'human',
  'tool',
  'function',
  'developer',
  'model',
  'ai',
  'agent',
  'bot',
  'role',
  'results?',
  '(?:final[_ -]?)?answers?',
  'documents?',
];

/** Words that frame a part of a conversation only when the frame is closed; alone they name what to fill in. */
const CLOSED_WORDS = [
  'outputs?',
  'response',
  'parameters?',
  'arguments?',
  'args',
  'arg[_ -]?(?:key|value)s?',
  'commands?',
  'execute(?:[_ -]?command)?',
  'conversation',
  'chat',
  'history',
  'rules?',
  'policy',
  'persona',
  'task',
  'goal',
  'plan',
  'analysis',
  'final',
  'commentary',
  'examples?',
  'msg',
  'artifacts',
  'file[_ -]?contents?',
  'environment[_ -]?details',
  'search[_ -]?quality[_ -]?\\w{1,20}',
  'attempt[_ -]?completion',
  'ask[_ -]?followup[_ -]?question',
];

const SHARED_NAME = new RegExp(`^(?:${SHARED_WORDS.join('|')})$`);
const CLOSED_NAME = new RegExp(`^(?:[a-z]{2,10}:)?(?:${CLOSED_WORDS.join('|')})$`);
const NAME = `(?:[a-z]{2,10}:)?(?:${[...FRAME_WORDS, ...SHARED_WORDS, ...CLOSED_WORDS].join('|')})`;

// Spaces and line breaks inside the brackets, attributes of any kind up to a length no honest tag reaches.
const TAG = new RegExp(`<[\\s/\\\\!?]{0,8}(${NAME})(?![\\w-])(?:[^<>]{0,2000}>)?`, 'g');
const ENTITY_TAG = new RegExp(
  `&(?:amp;){0,3}(?:lt|#0{0,4}60|#x0{0,4}3c);[\\s/]{0,8}${NAME}(?![\\w-])[^&<>]{0,200}&(?:amp;){0,3}(?:gt|#0{0,4}62|#x0{0,4}3e);`,
  'g',
);
const CLOSING_TAG = new RegExp(`<\\s{0,8}/\\s{0,8}(${NAME})(?![\\w-])`, 'g');

function closedTagNames(folded: string): ReadonlySet<string> {
  const names = new Set<string>();
  if (folded.includes('<')) for (const match of folded.matchAll(CLOSING_TAG)) names.add(match[1] ?? '');
  return names;
}

const BRACKET = { text: '(' };

const RULES: readonly FramingRule[] = [
  {
    triggers: ['<'],
    pattern: TAG,
    judge: (match, { closed }) => {
      const name = match[1] ?? '';
      const unclosed = !closed.has(name);
      if (unclosed && CLOSED_NAME.test(name)) return undefined;
      const start = match.index;
      if (!match[0].endsWith('>')) return { start, end: start + 1, become: BRACKET, name, unclosed };
      const mayBePlaceholder = unclosed && match[0] === `<${name}>` && SHARED_NAME.test(name);
      return { start, end: start + match[0].length, become: mayBePlaceholder ? 'name' : 'drop', name, unclosed };
    },
  },
  {
    // Whoever decodes the entities sees the tag.
    triggers: ['&lt;', '&amp;lt;', '&#60;', '&#x3c;', '&#060;'],
    pattern: ENTITY_TAG,
    judge: (match) => drop(match),
  },
  { triggers: ['<|', '|>'], pattern: /<\s{0,4}(?:\/\s{0,4})?\|[^\n<>|]{0,200}\|\s{0,4}>/g, judge: drop },
  { triggers: ['|>'], pattern: /<\/?[a-z_]{2,40}\|>/g, judge: drop },
  { triggers: ['<]'], pattern: /<\][^\n<>]{1,40}\[>/g, judge: drop },
  { triggers: ['<|'], pattern: /<\|(?!\|)(?=\s{0,4}[a-z_]{2,40})/g, judge: (match) => replace(match, '( ') },
  { triggers: ['<<'], pattern: /<<\s{0,4}\/?\s{0,4}(?:sys|system|inst|user|human|assistant)\s{0,4}>>/g, judge: drop },
  {
    triggers: ['['],
    pattern:
      /\[\s{0,4}\/?\s{0,4}(?:inst|sys|(?:available_)?tools?|tool_(?:calls?|results?|content|use)|system_prompt|system(?:[ _](?:message|prompt|override))?|assistant|user_message|think|args|call_id|[gs]mask|begin_of_\w{1,20}|end_of_\w{1,20}|bos|eos|img|prefix|suffix|middle)\s{0,4}\]/g,
    judge: drop,
  },
  { triggers: ['<![cdata['], pattern: /<!\[cdata\[/g, judge: drop },
  { triggers: [']]>'], pattern: /\]\]>/g, judge: (match) => replace(match, ']] >') },
  { triggers: ['<!--'], pattern: /<!--+/g, judge: drop },
  {
    triggers: ['<!--'],
    pattern: /(?<!-)--+!?>/g,
    // Compilers point with `-->`; only after an opening comment is it a comment's end.
    judge: (match, { firstComment }) => (firstComment < match.index ? drop(match) : undefined),
  },
  {
    triggers: ['```'],
    pattern: /(?<=^[ \t>]{0,20})`{3,}[ \t]{0,4}[\w+#.-]{0,30}(?=[ \t]{0,20}(?:\r?\n|$))/gm,
    judge: drop,
  },
  { triggers: ['```'], pattern: /`{3,}/g, judge: drop },
  {
    triggers: ['~~~'],
    pattern: /(?<=^[ \t>]{0,20})~{3,}[ \t]{0,4}[\w+#.-]{0,30}(?=[ \t]{0,20}(?:\r?\n|$))/gm,
    judge: drop,
  },
  // Not the underlining of a traceback, which has a caret in its line.
  { triggers: ['~~~'], pattern: /(?<![\^~])~{3,}(?![\^~])/g, judge: drop },
  {
    triggers: ['\n', 'human:', 'assistant:'],
    pattern:
      /(?<=\n[ \t]{0,20})(?:[#>*_[({"'-]{1,6}[ \t]{0,4})?(system|user|human|assistant|developer|tool|ai|bot|model|instructions?|response|input|function|admin(?:istrator)?)(?:[ \t]{1,4}(?:prompt|message|instructions?|note|override|notice|update|response|turn|query))?[\])}"'*_]{0,4}[ \t]{0,4}:[*_]{0,3}/g,
    judge: turnMarker,
  },
  {
    triggers: ['human:', 'assistant:'],
    pattern: /(?<=^|\n\s{0,20})(human|assistant)[ \t]{0,4}:/g,
    judge: turnMarker,
  },
  {
    // A heading of its own, as instruction-tuned models are fed.
    triggers: ['###'],
    pattern: /(?<=^|\n)#{3,6}[ \t]{0,4}(system|user|human|assistant|instructions?|response|input)[ \t]{0,4}(?=\n|$)/g,
    judge: turnMarker,
  },
  {
    triggers: ['###', '---', '==='],
    pattern:
      /(?<![#=-])(?:#{2,6}|-{3,}|={3,})[ \t]{0,4}(?:(?:begin|start|end|new)[ \t]{1,4}(?:of[ \t]{1,4})?)?(system|user|human|assistant|instructions?|response|prompt|developer|tool)(?:[ \t]{1,4}(?:prompt|message|instructions?|response|results?|output))?[ \t]{0,4}(?:#{2,6}|-{3,20}|={3,20}|:)/g,
    judge: turnMarker,
  },
];

function drop(match: RegExpExecArray): FramingSpan {
  return { start: match.index, end: match.index + match[0].length, become: 'drop' };
}

function replace(match: RegExpExecArray, text: string): FramingSpan {
  return { start: match.index, end: match.index + match[0].length, become: { text } };
}

function turnMarker(match: RegExpExecArray): FramingSpan {
  return { start: match.index, end: match.index + match[0].length, become: 'name', name: match[1] ?? '' };
}
