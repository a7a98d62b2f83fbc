import type { TextRule } from '../text-rule.js';
import { concealmentRules } from './concealment.js';
import { encodedRules } from './encoded.js';
import { exfiltrationRules } from './exfiltration.js';
import { framingRules } from './framing.js';
import { languageRules } from './languages.js';
import { moreLanguageRules } from './languages-more.js';
import { overrideRules } from './override.js';
import { persistenceRules } from './persistence.js';
import { plainOrderRules } from './plain-orders.js';
import { roleRules } from './role.js';

/** Every rule there is. */
export const TEXT_RULES: readonly TextRule[] = [
  ...overrideRules,
  ...roleRules,
  ...concealmentRules,
  ...exfiltrationRules,
  ...persistenceRules,
  ...framingRules,
  ...encodedRules,
  ...plainOrderRules,
  ...languageRules,
  ...moreLanguageRules,
];
