/** The message of anything that can be thrown. Never throws itself, whatever it is handed. */
export function describeProblem(problem: unknown): string {
  try {
    if (problem instanceof Error) return String(problem.message);
    return typeof problem === 'object' && problem !== null ? JSON.stringify(problem) : String(problem);
  } catch {
    // A getter, toJSON or proxy that throws while it is looked at: there is nothing to tell about it.
    return 'a value that cannot be described';
  }
}

/** The name of its type, as far as it can be told. */
export function problemType(problem: unknown): string {
  try {
    if (!(problem instanceof Error)) return 'Error';
    const name = problem.name === 'Error' ? problem.constructor.name : problem.name;
    return typeof name === 'string' && name !== '' ? name : 'Error';
  } catch {
    return 'Error'; // as above
  }
}

/** `instanceof` asks a proxy for its prototype, and a proxy may throw. */
export function isA<Type>(type: new (...args: never[]) => Type, problem: unknown): problem is Type {
  try {
    return problem instanceof type;
  } catch {
    return false; // then it is none of ours
  }
}
