import { openRemoteEnvironment } from '../src/environments/remote/remote-environment.js';
import { openClient } from '../src/environments/remote/transport.js';
import { describeBackend } from './backend-contract.js';

const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/tmp' };

// The target is this machine: what is left is the protocol itself, in both languages of the helper.
for (const withoutPython of [false, true]) {
  describeBackend({
    name: `the helper ${withoutPython ? 'in plain shell' : 'in Python'}`,
    has: { bash: true, terminal: true, python: !withoutPython },
    open: () =>
      openRemoteEnvironment({
        name: 'here',
        kind: 'ssh',
        transport: { canWait: !withoutPython, open: (argv) => openClient(argv, { env }), close: async () => undefined },
        reach: { hostFiles: true, network: true, confines: false },
        withoutPython,
      }),
  });
}
