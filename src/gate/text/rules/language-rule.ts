import type { TextRule } from '../text-rule.js';

/**
 * A rule in another language. Words are stems over folded text (Latin accents gone, `й` as `и`); `…` stands for up to
 * forty characters of the same sentence. `Do not forget to read the instructions` is excused in every language.
 */
export function language(
  name: string,
  stems: readonly string[],
  hit: readonly string[],
  miss: readonly string[],
): TextRule {
  // Written without spaces or with particles in front: there a stem may stand anywhere.
  const border = UNSPACED.has(name) ? '' : '(?<!\\p{L})';
  return {
    id: `language.${name}`,
    phrases: stems.map((stem) => `=${border}(?:${stem.replaceAll('…', `[^.!?。！？\\n]{0,40}?${border}`)})`),
    unless: NOT_FORGOTTEN,
    hit,
    miss,
  };
}

const UNSPACED = new Set('chinese japanese korean more arabic persian east semitic'.split(' '));

/** The opposite of forgetting, unless an order to ignore something follows. */
const NOT_FORGOTTEN =
  /(?:n.?oublie[rz]?s? pas|no (?:te |se |lo )?olvid|nao (?:se |te )?esque|non (?:ti |si )?dimentic|vergiss nicht|vergessen sie nicht|nicht (?:zu )?vergess|vergeet niet|nie zapomn|не забу|не забрав|nezapom|ne felejts|nu uita|unutma(?!k)|لا تنس|אל תשכח|(?:मत|न) भूल|भूलना मत|别忘|不要忘|別忘|忘れないで|忘れず|잊지 ?마|잊지 않|dung quen|jangan lupa|อย่าลืม|μην ξεχα|glom inte|glem ikke|ikke glem|ala unohda|ne zaborav|no oblid)(?![^.!?\n]{0,30}(?:ignor|:))/;
