import type { LookupFunction } from 'node:net';

/** A lookup that answers any name with the judged addresses, so that a socket cannot go anywhere else. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_host, { all }, answer) => {
    const first = answers[0];
    if (all || first === undefined) answer(null, answers);
    else answer(null, first.address, first.family);
  };
}
