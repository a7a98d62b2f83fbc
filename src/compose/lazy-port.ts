/**
 * A port whose code is loaded when one of its methods is first called: an idle session carries none of it. Every
 * method of such a port answers a promise.
 */
export function lazyPort<Port extends object>(
  methods: readonly (keyof Port & string)[],
  load: () => Promise<Port>,
): Port {
  let loaded: Promise<Port> | undefined;
  const call = async (name: keyof Port & string, args: readonly unknown[]): Promise<unknown> => {
    const port = await (loaded ??= load());
    return (port[name] as (...given: readonly unknown[]) => unknown)(...args);
  };
  return Object.fromEntries(methods.map((name) => [name, (...args: unknown[]) => call(name, args)])) as Port;
}
