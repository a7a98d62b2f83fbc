import { isForbidden } from '../../gate/secrets/child-environment.js';
import { isSecretName } from '../../lib/secret-name.js';

/** These make programs load or run code of somebody's choice, or steer Hermes itself. */
const REFUSED = /^(?:HERMES_.*|LD_.*|DYLD_.*|NODE_OPTIONS|BASH_ENV|ENV|PYTHON.*|GIT_.*)$/i;

/** Why no call may set or unset a variable; undefined when one may. Keys of providers may be stored. */
export function refusedVariable(name: string): string | undefined {
  if (/^HERMES_/i.test(name)) return 'it steers Hermes itself';
  const isLoader = REFUSED.test(name) || (isForbidden(name) && !isSecretName(name));
  return isLoader ? 'it can make programs load or run other code' : undefined;
}
