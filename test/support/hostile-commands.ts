/** A script that does harm. Given to a session as a file: its gate refuses the plain spelling of most of them. */
export interface HostileCommand {
  readonly name: string;
  readonly script: string;
  /** Seconds for the terminal tool. */
  readonly timeout: number;
  /** Found in no command line of this machine when Hermes has answered. */
  readonly mark: string;
  /** Leaves a process that carries no label; on this machine, outside of the sandbox, nothing finds it. */
  readonly hides?: boolean;
  /** Only where processes and memory are limited. */
  readonly needsLimits?: boolean;
  /** Makes room again. */
  readonly after?: string;
}

/** What a session must survive in every environment. `fill` is a folder there with room for less than 90 MB. */
export function hostileCommands({ fill }: { readonly fill?: string | undefined } = {}): HostileCommand[] {
  return [
    { name: 'yes', script: 'exec yes hermes-yes-mark', timeout: 1, mark: 'hermes-yes-mark' },
    {
      name: 'ignored signals',
      script: `trap '' TERM INT HUP; while :; do sleep 71.31; done`,
      timeout: 1,
      mark: 'sleep\u000071.31',
    },
    {
      name: 'a double fork',
      script: '(setsid sleep 71.32 >/dev/null 2>&1 </dev/null &); echo left',
      timeout: 20,
      mark: 'sleep\u000071.32',
    },
    {
      name: 'a daemon that hides',
      script: 'env -i setsid sleep 71.34 >/dev/null 2>&1 </dev/null & sleep 0.2; echo hidden',
      timeout: 20,
      mark: 'sleep\u000071.34',
      hides: true,
    },
    {
      name: 'a group that kills itself',
      script: 'sleep 71.33 & kill -9 0',
      timeout: 20,
      mark: 'sleep\u000071.33',
    },
    ...(fill === undefined
      ? []
      : [
          {
            name: 'a full disk',
            script: `exec cat /dev/zero > ${fill}/hermes-full-mark`,
            timeout: 20,
            mark: 'hermes-full-mark',
            after: `rm -f ${fill}/hermes-full-mark`,
          },
        ]),
    {
      name: 'a memory hog',
      script: 'head -c 3000000000 /dev/zero | tail -c 2900000000 | wc -c; : hermes-hog-mark',
      timeout: 20,
      mark: '2900000000',
      needsLimits: true,
    },
    {
      name: 'a fork bomb',
      script: 'b() { b hermes-bomb-mark | b hermes-bomb-mark & b hermes-bomb-mark; }; b',
      timeout: 2,
      mark: 'a-fork-bomb.sh',
      needsLimits: true,
    },
  ];
}

/** The name of the file a hostile command is written into. */
export function hostileFile({ name }: HostileCommand): string {
  return `${name.replaceAll(' ', '-')}.sh`;
}
