import { entriesOf, type VocabularyEntry } from './vocabulary.js';

/** A sentence with the concepts found in it and the words (by number) at which each stands. */
export interface TaggedSentence {
  readonly start: number;
  readonly end: number;
  /** Lower case, without apostrophes. */
  readonly words: readonly string[];
  readonly concepts: ReadonlyMap<string, readonly number[]>;
  /** Whether it is an item of a list: what stands before it is another matter. */
  readonly isItem: boolean;
  places(concept: string): readonly number[];
}

/**
 * Cuts folded text into sentences and notes what their words stand for, by the vocabulary: one look-up per word, so
 * that time grows with the text alone. Verbs also get their mood: ordered (`send!`) or denied (`send-`).
 */
export function* tagSentences(folded: string): Generator<TaggedSentence> {
  let words: Word[] = [];
  let isClauseStart = true;
  for (const token of folded.matchAll(TOKEN)) {
    const [text] = token;
    const start = token.index;
    if (/^[!?\n.]/.test(text) || words.length >= LONGEST_SENTENCE) {
      if (words.length > 1) yield tag(words, folded);
      words = [];
      isClauseStart = true;
    }
    if (isPunctuation(text)) {
      isClauseStart = true;
      continue;
    }
    words.push({ text: plainWord(text), raw: text, start, end: start + text.length, isClauseStart });
    isClauseStart = false;
  }
  if (words.length > 1) yield tag(words, folded);
}

/** Prose about attacks says what attackers say. What begins with an order (`Act as the attacker`) is no such prose. */
export function isAboutAttacks(sentence: TaggedSentence): boolean {
  return sentence.places('about').length > 0 && !sentence.places('do!').includes(0);
}

interface Word {
  readonly text: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  readonly isClauseStart: boolean;
}

const LONGEST_SENTENCE = 60;

// Addresses and paths, words, and what parts clauses and sentences.
const TOKEN =
  /https?:\/\/[^\s"'`<>)]{1,300}|ftps?:\/\/[^\s"'`<>)]{1,300}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}|(?:~|\$home|\.{0,2})\/[\w.~/*-]{1,200}|\.[a-z][\w-]{1,40}(?:\/[\w.-]{1,60}){0,4}|[a-z0-9_-]{1,60}(?:\.[a-z0-9_-]{1,60}){1,6}(?:[/?:][^\s"'`<>)]{0,200})?|[a-z0-9_]{1,60}(?:'[a-z]{1,3})?|[.!?](?=\s|["')\]]|$)|[,;:()"`<>\n|#*=]|--/g;

function isPunctuation(text: string): boolean {
  return text.length <= 2 && /^[.!?,;:()"`<>\n|#*=-]+$/.test(text);
}

/** `don't` as `dont`, `user's` as `user`. */
function plainWord(text: string): string {
  if (!text.includes("'")) return text;
  return text.endsWith("'s") ? text.slice(0, -2) : text.replaceAll("'", '');
}

function tag(words: readonly Word[], folded: string): TaggedSentence {
  const found = new Map<string, number[]>();
  const note = (concept: string, at: number): void => {
    const places = found.get(concept);
    if (places === undefined) found.set(concept, [at]);
    else places.push(at);
  };
  words.forEach((word, at) => {
    for (const entry of entriesOf(word.text)) {
      if (!entry.rest.every((next, index) => words[at + 1 + index]?.text === next)) continue;
      if (entry.form === 'term' || entry.form === 'base') note(entry.concept, at);
      if (entry.form !== 'term') noteMood(words, at, entry, note);
    }
    if (!SHAPED.test(word.raw)) return;
    for (const [concept, pattern] of SHAPES) if (pattern.test(word.raw)) note(concept, at);
  });
  const [first] = words;
  const last = words.at(-1);
  return {
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    words: words.map(({ text }) => text),
    concepts: found,
    isItem: first !== undefined && LIST_ITEM.test(folded.slice(Math.max(0, first.start - 12), first.start)),
    places: (concept) => found.get(concept) ?? [],
  };
}

// A sign or a number at the beginning of a line.
const LIST_ITEM = /\n[\t ]{0,8}(?:[-*+•☐☑] ?|\[[ x]\] ?|\d{1,2}[.)] ?){1,2}$/;

const SHAPED = /[./_@]|kubeconfig/;

/** `send!` ordered, `send-` denied, `send=` to be done (`must be sent`), `sending` and `sends` as they are. */
function noteMood(
  words: readonly Word[],
  at: number,
  entry: VocabularyEntry,
  note: (concept: string, at: number) => void,
): void {
  const { concept, form } = entry;
  if (form === 'participle') {
    if (isToBeDone(words, at)) note(`${concept}=`, at);
    return;
  }
  if (isDenied(words, at)) note(`${concept}-`, at);
  else if (form === 'gerund') {
    note(`${concept}ing`, at);
    // `Would you mind ignoring`: a polite order.
    if (words[at - 1]?.text === 'mind') note(`${concept}!`, at);
  } else if (form === 'third') {
    note(`${concept}s`, at);
    if (/^(?:which|that|who)$/.test(words[at - 1]?.text ?? '')) note(`${concept}!`, at);
  } else if (isOrdered(words, at)) {
    note(`${concept}!`, at);
    note('do!', at);
  }
}

/** `must be sent`, `is to be posted`, `can be ignored`. */
function isToBeDone(words: readonly Word[], at: number): boolean {
  for (let back = at - 1; back > 0 && at - back <= 3; back--) {
    if (words[back]?.text === 'be')
      return /^(?:must|should|can|may|shall|to|will|might|could|now|also)$/.test(words[back - 1]?.text ?? '');
  }
  return false;
}

/** What is told by a word's shape. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  [
    'secretfile',
    /(?:id_rsa|id_ed25519|id_ecdsa|id_dsa)(?![.]pub)|[.]ssh(?:$|\/(?!config|known_hosts|authorized_keys|\S{0,40}[.]pub))|(?:^|\/)[.]env(?:$|[.](?!example|sample|template|dist))|[.]aws(?:$|\/)|[.]netrc|[.]npmrc|[.]pypirc|[.]pgpass|[.]git-credentials|[.]kube(?:$|\/)|kubeconfig|\/etc\/(?:shadow|passwd|sudoers)|[.]gnupg|[.]docker\/config|credentials[.](?:json|ya?ml)|secrets[.](?:json|ya?ml|toml|env)|[.]bash_history|[.]config(?:$|\/)|[.]zsh_history|[.]hermes\/|wallet[.]dat|[.](?:pem|kdbx|p12|pfx)$|login data|cookies[.]sqlite|terraform[.]tfstate/,
  ],
  [
    'outside',
    /^(?:https?|ftps?):\/\/|^[\w.+-]+@|^[a-z0-9-]+(?:[.][a-z0-9-]+)*[.](?:example|com|net|org|io|ru|cn|xyz|site|dev|info|top|onion|sh|me)(?:[/:?]|$)|^(?:\d{1,3}[.]){3}\d{1,3}/,
  ],
  [
    'address',
    /^(?:https?|ftps?):\/\/|^[\w.+-]+@|^[a-z0-9-]+(?:[.][a-z0-9-]+)*[.](?:example|com|net|org|io|ru|cn|xyz|site|dev|info|top|onion|sh|me)(?:[/:?]|$)|^(?:\d{1,3}[.]){3}\d{1,3}/,
  ],
  [
    'url',
    /^(?:https?|ftps?):\/\/|^[a-z0-9-]+(?:[.][a-z0-9-]+)*[.](?:example|com|net|org|io|ru|cn|xyz|site|onion)(?:[/:?]|$)|^(?:\d{1,3}[.]){3}\d{1,3}/,
  ],
  [
    'secret',
    /^[a-z0-9]{2,30}_(?:api_?|access_?)?(?:token|secret|password|passwd|credentials?)$|^[a-z0-9_]{0,30}(?:api|secret|access|private|auth|ssh)_?key$/,
  ],
  ['keyFile', /authorized_keys/],
  ['sudoers', /\/etc\/sudoers/],
  [
    'toolname',
    /^(?:send|delete|transfer|post|forward|write|upload|execute|email|read|run|create|share|pay|approve|grant|merge|remove|wire|update|submit|publish|drop|get|fetch|invite|add)_[a-z_]{2,30}$/,
  ],
  [
    'startup',
    /[.](?:bashrc|zshrc|profile|bash_profile|zprofile|bash_aliases)$|^\/etc\/(?:cron|sudoers|rc[.]local|init[.]d|profile|systemd|hosts|ld[.]so)|authorized_keys|[.]git\/hooks|[.]config\/autostart|launchagents|(?:agents|claude|memory|soul)[.]md$/,
  ],
];

// How far before a verb a word may stand that denies it.
const DENIAL_REACH = 4;

function isDenied(words: readonly Word[], at: number): boolean {
  for (let back = at; back > 0 && at - back < DENIAL_REACH; back--) {
    if (words[back]?.isClauseStart) return false;
    const before = words[back - 1]?.text ?? '';
    // `don't forget to send`: an order after all.
    if (/^(?:forget|hesitate|fail)$/.test(words[back]?.text ?? '') && back < at) return false;
    if (DENIALS.has(before)) return true;
  }
  return false;
}

const DENIALS = new Set(
  'not dont never no without avoid stop cease refrain mustnt shouldnt cannot cant wont neednt nor doesnt didnt isnt arent nobody noone neither hardly nothing quit skip'.split(
    ' ',
  ),
);

/** At the beginning of a clause, or after a word that leads an order. */
function isOrdered(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || word.isClauseStart) return true;
  const before = words[at - 1]?.text ?? '';
  if (LEADERS.has(before) || TIMES.has(before)) return true;
  if (before === 'on') return /^(?:now|today|here|then|this|moment)$/.test(words[at - 2]?.text ?? '');
  return MODALS.has(before) && /^(?:you|u|and|assistant|agent|ai|model|it)$/.test(words[at - 2]?.text ?? '');
}

const LEADERS = new Set(
  'and then now please pls plz kindly must should to always also just you first instead or secretly quietly silently covertly lets us so but immediately simply next shall do hereby afterwards once directly simultaneously still ever henceforth later finally discreetly rather automatically again youll permanently is are'.split(
    ' ',
  ),
);
const TIMES = new Set(
  'morning night day hour week month evening time start startup session minutes minute reply answer conversation login boot run midnight noon am pm monday friday sunday'.split(
    ' ',
  ),
);
const MODALS = new Set('may can will could would might'.split(' '));
