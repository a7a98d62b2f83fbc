/**
 * Turns a phrase into a sticky pattern over folded text. A space stands for any run of spaces and punctuation inside a
 * sentence (` ?` for one that may be missing), `~n` for up to n words between, `@name` for one of the words below, `^` at
 * the start for the beginning of a sentence or clause (`startsClause` tells), `$` for the end of a sentence. Everything
 * else is an ordinary pattern; a phrase that begins with `=` is one as a whole. Gaps and runs are bounded, so matching is
 * linear.
 */
export function compilePhrase(phrase: string): RegExp {
  return new RegExp(phraseSource(phrase), phrase.startsWith('=') ? 'uy' : 'y');
}

/** The pattern itself, with other signs for what a space and a gap stand for when they are given. */
export function phraseSource(phrase: string, { separator, gapWord } = SIGNS): string {
  if (phrase.startsWith('=')) return phrase.slice(1).normalize('NFKC');
  let source = '';
  wordsOf(phrase).forEach((word, index) => {
    const gap = /^~(\d+)$/.exec(word);
    if (gap !== null) source += `(?:${separator}${gapWord}){0,${gap[1]}}?`;
    else if (word.startsWith('?') && index > 0) source += `(?:${separator})?${expand(word.slice(1), separator)}`;
    else source += (index === 0 ? '' : separator) + expand(word, separator);
  });
  return `${source.replace(/(?<!\[)\$/g, SENTENCE_END)}${NOT_INSIDE_WORD}`;
}

/** What stands between the spaces of a phrase. */
export function wordsOf(phrase: string): string[] {
  return (phrase.startsWith('^') ? phrase.slice(1).trim() : phrase).split(' ');
}

/** Whether a sentence or a clause begins at a place of folded text. */
export function startsClause(folded: string, at: number): boolean {
  CLAUSE_START.lastIndex = at;
  return CLAUSE_START.test(folded);
}

// A full stop ends a phrase unless a word follows at once, as in `ignore.all.rules`.
const SEPARATOR = `(?:[^a-z0-9.!?]|[.](?=[a-z0-9])){1,30}`;
const NOT_INSIDE_WORD = '(?!(?<=[a-z0-9])[a-z0-9])';
const SENTENCE_END = `(?=\\s{0,10}(?:[.!?\\n]|$))`;
const SIGNS = { separator: SEPARATOR, gapWord: '[a-z0-9]{1,30}' };
const CLAUSE_START = new RegExp(
  `(?<=^|[.!?:;,"'(\\[>*#|\\n-][^a-z0-9]{0,6}|(?<![a-z0-9])(?:and|then|now|please|kindly|must|just|always|first|also|so|to|should|simply|immediately|instead|you|but|next|secretly|silently|quietly)${SEPARATOR})`,
  'y',
);

function expand(word: string, separator: string): string {
  return word.replace(/@([a-z]+)/g, (whole, name: string) => {
    const words = WORDS[name];
    if (words === undefined)
      throw new Error(`Unknown word list ${whole} in a text rule. Known: ${Object.keys(WORDS).join(', ')}.`);
    return `(?:${words.replaceAll(' ?', `(?:${separator})?`).replaceAll(' ', separator)})`;
  });
}

const WORDS: Readonly<Record<string, string>> = {
  /** To stop heeding something. */
  ignore:
    'ignore|disregard|forget|neglect|dismiss|overlook|unlearn|pay no (?:attention|heed|regard|mind) to|take no notice of|stop (?:following|obeying|heeding)|(?:do not|don t|dont|never|no longer|need not|must not|should not) (?:follow|obey|heed|listen to|comply with|adhere to|respect)|set aside|put aside|throw (?:away|out)|let go of',
  /** The same with words that have honest uses too. */
  revoke:
    'override|overrule|overwrite|bypass|circumvent|discard|drop|abandon|cancel|erase|nullify|void|skip|reset|delete|remove|revoke|scrap|violate|break|replace|omit|wipe|reject|disable|undo|clear|purge|suspend|evade|sidestep|work around|get around',
  prior:
    'previous|previously|prior|preceding|earlier|above|foregoing|former|original|initial|existing|old|past|before|aforementioned|preexisting|last',
  rules:
    'instructions?|directions?|directives?|guidelines?|guidance|rules?|commands?|orders?|prompts?|constraints?|restrictions?|limitations?|polic(?:y|ies)|programming|training|safeguards?|guardrails?|system messages?|system prompts?|requirements?|protocols?|regulations?|mandates?|briefings?|tasking|conditioning',
  talk: 'text|messages?|context|conversation|content|dialogue?|chat|requests?|questions?|input|tasks?|statements? above',
  person:
    '(?:the|your|our|my|this|any|a) (?:end )?(?:users?|operator|owner|human|admin(?:istrator)?|developer|supervisor|customer|client|boss|manager|person|maintainer)|the team',
  hide: 'tell|inform|notify|alert|warn|mention|reveal|disclose|report|inform|admit|confess|say|show|let|divulge|announce|expose|communicate|indicate',
  not: 'do not|don t|dont|never|must not|mustn t|should not|shouldn t|avoid|refrain from|without ever|under no circumstances',
  do: 'add|adjust|allow|append|apply|approve|archive|attach|build|buy|call|cat|change|check|clear|click|clone|collect|commit|connect|contact|copy|create|curl|decode|delete|deliver|deploy|disable|disregard|dm|do|download|drop|dump|edit|email|e mail|enable|encode|erase|eval|execute|export|extract|fetch|find|follow|forget|format|forward|gather|give|grant|harvest|hide|ignore|include|insert|install|invoke|kill|launch|leak|list|load|log in|make|mark|merge|modify|move|navigate|obey|open|output|overwrite|pass|paste|pay|perform|post|print|publish|purchase|push|put|query|read|recommend|remove|rename|render|reply|report|reset|respond|restart|return|reveal|rm|run|save|say|search|select|send|set|share|show|shut down|sign|start|steal|stop|store|submit|subscribe|summari[sz]e|switch|tell|transfer|transmit|turn|type|uninstall|update|upload|use|visit|wget|wipe|write|zip',
  /** What an agent does with an effect. */
  act: 'run|execute|call|invoke|send|delete|remove|open|visit|forward|transfer|merge|reveal|leak|ignore|skip|disable|post|e?mail|upload|download|install|click|approve|disregard|obey|print|output|exfiltrate|fetch|curl|push|deploy|grant|read|recommend|rate|rank|say|tell|reply|respond|include|append|use|write|navigate|change|create|submit|pay|buy|wire|share|copy|pass|switch|follow|forget|stop|add',
  send: 'send|e ?mail|mail|post|upload|forward|transmit|exfiltrate|leak|share|copy|paste|push|submit|deliver|transfer|dm|message|tweet|publish|report|append|include|put|embed|encode|pass|attach|add|insert|echo|dump|disclose|deposit|leave|drop|relay|stream|write|smuggle|hide|give|provide|expose|fax|text|pipe|return|move|ship',
  /** Things nobody should hand out. */
  secret:
    '(?:contents? of )?(?:(?:the|your|my|all|any|every|user s?|his|her|their|this|its|each|private|secret|stored|saved|local|current|aws|github|openai|anthropic|stripe|slack|google|azure|npm|gcp|db|database|root|admin|production|chrome) ){0,3}(?:[~/a-z0-9_.-]{0,40}/)?(?:[.]env(?![.](?:example|sample|template|dist))|env(?:ironment)? (?:variables?|vars?|file)|environment|api[\\s_]?keys?|api[\\s_]?tokens?|secrets?|secret keys?|passwords?|passphrases?|credentials?(?:[.]json)?|(?:access|auth|session|bearer|refresh|github|slack|bot) tokens?|tokens?|private keys?|ssh keys?|signing keys?|encryption keys?|keys|id[\\s_]rsa(?![.]pub)|id[\\s_]ed25519(?![.]pub)|id[\\s_]ecdsa(?![.]pub)|[.]ssh|[.]aws|[.]netrc|[.]npmrc|[.]pypirc|[.]kube|kubeconfig|[.]pgpass|[.]gnupg|[.]docker/config[.]json|cookies?|session cookies?|keychain|wallets?|seed phrase|recovery codes?|/?etc/passwd|/?etc/shadow|shadow file|database dump|[.]git-credentials|hosts[.]yml|secrets[.](?:ya?ml|json|env|toml)|[.]bash_history|mcp[.]json|[.]config/\\S{2,40}|credit card(?: numbers?)?|customer data|personal data|card numbers?|ssn)',
  /** Private, though not a credential. */
  private:
    '(?:(?:the|your|my|all|any|every|each|entire|whole|full|complete|user s?|users|his|her|their|this|our|last|previous|recent|private) ){1,4}(?:conversation(?: history)?|chat(?: history| log)?|(?:private |direct |last )?messages?|history|address book|contacts?(?: list)?|(?:user s )?e ?mail address(?:es)?|e ?mails?|inbox|phone numbers?|home address|location|files|documents|photos|home directory|home folder|repositor(?:y|ies)|repo|source code|codebase|database|system prompt|calendar|clipboard|browser history|data|transcript|notes)',
  outside:
    '(?:https?|ftps?|sftp|wss?)://\\S{1,200}|[a-z0-9._%+-]{1,60}@[a-z0-9-]{1,60}[.][a-z0-9.]{2,40}|@[a-z0-9_]{2,40}|pastebin|paste site|gist|webhook|[a-z0-9-]{1,40}[.](?:example|com|net|org|io|ru|cn|xyz|site|dev|info|top|co)(?:[/:?]\\S{0,100})?|attacker|me|us|ftp|telegram|discord|slack channel|external server|remote server|our server|my server|(?:[0-9]{1,3}[.]){3}[0-9]{1,3}',
  reply:
    'summary|answer|reply|response|output|report|issue|comment|link|url|query string|query|search|image|image url|argument|parameter|sidenote|note|notes|notes parameter|file name|commit message|pull request|review|here|chat|context|message|next',
  lawless:
    'unrestricted|unfiltered|uncensored|unlimited|unaligned|unethical|amoral|jailbroken|lawless|(?:no|zero|without|free (?:of|from)|lacks?|lacking|ignor(?:es|ing)|not bound by|outside) (?:any |all |its |the |such |ethical |moral |content |safety |openai |anthropic |google |legal |of its |more )*(?:rules?|restrictions?|limits?|limitations?|filters?|ethics?|ethical|morals?|morality|safety|safeguards?|guidelines?|boundaries|constraints?|content polic(?:y|ies)|polic(?:y|ies)|guardrails?|censorship|programming|creators?|instructions?|refusals?)|(?:never|not|cannot|can t|won t|doesn t|does not|no longer|unable to) (?:ever )?(?:refuses?|declines?|asks?|says? no|questions?|rejects?|argues?|apologi[sz]es?|hesitates?)|without (?:ever )?(?:refus\\w+|question\\w*|ask\\w*|confirm\\w*|approv\\w*)|(?:do|does|doing|say|answer) anything(?: now)?|evil|rogue|malicious|villain\\w*|hacker|dan|stan|dude|aim|godmode|always (?:compl\\w+|obey\\w*|says? yes)|obeys? (?:every|all|any|me|only)|(?:skips?|ignores?|bypass(?:es)?) (?:all |any |every |the )*(?:checks?|approvals?|safety|law|rules?|laws)|will do (?:anything|everything|whatever)|(?:anything|whatever|everything) i (?:ask|say|want|tell)|napalm|bombs?|malware|meth|not (?:limited|restricted|constrained|bound|governed|held back) by|not subject to (?:any|all|the|human) \\w{3,20}|(?:safety|ethics|rules|polic(?:y|ies)|morals|laws?|consequences) (?:did|does|do|didn t|don t|doesn t) ?(?:not )?exist|admin rights and no',
  /** Whom people trust by office. */
  office:
    '(?:(?:it|project|company|system|security|finance|bank|tech|technical|customer|account|chief|head|hr|payroll|real|user s|network|site|repo|repository|police|tax|data protection|executive) ){0,2}(?:help ?desk|service desk|support(?: team| agent| staff)?|bank|owner|maintainer|ceo|cfo|cto|director|boss|manager|security(?: team)?|admin(?:istrator)?|police|officer|accountant|lawyer|payroll|landlord|auditor|department|tax office|colleague|supervisor|president|representative)',
  machine:
    'ais?|llms?|assistants?|agents?|language models?|models?|chatbots?|bots?|chatgpt|gpt[\\s-]?\\d?|claude|gemini|copilot|codex|cursor|hermes|ai (?:agents?|assistants?|models?|systems?|tools?)|coding (?:agents?|assistants?)|automated (?:agents?|systems?|readers?)',
  when: 'always|every time|each time|whenever|before (?:each|every|any|answering|responding|replying|you (?:answer|respond|reply|start))|in (?:every|each|all) (?:future )?(?:sessions?|conversations?|answers?|repl(?:y|ies)|chats?|responses?)|from now on|in (?:the )?future|after (?:each|every)|at (?:the start of )?every|on (?:every|each) (?:start|run|session|login|boot)|permanently|begin (?:your|every|each)',
};
