/**
 * Calls a function of a library that starts a program of its own with all our variables, keys included, so that it has
 * none to hand on. Only for what starts it before it returns: afterwards they are there again.
 */
export function withoutVariables<T>(start: () => T): T {
  const ours = process.env;
  process.env = {};
  try {
    return start();
  } finally {
    process.env = ours;
  }
}
