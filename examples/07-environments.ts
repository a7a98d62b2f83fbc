// Environments: the same tools where you choose, one environment per task; here this machine, free and confined.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHermes } from 'hermes-tools';

const folder = mkdtempSync(join(tmpdir(), 'hermes-example-'));
const cwd = join(folder, 'work');
mkdirSync(cwd);
const hermes = await createHermes({ toolsets: ['terminal', 'file'], home: join(folder, 'home'), cwd });

// Two tasks share the files of this machine and nothing of their shells.
await hermes.call('terminal', { command: 'export COLOUR=red' }, { taskId: 'one' });
console.log(await hermes.call('terminal', { command: 'echo "colour: $COLOUR"' }, { taskId: 'two' }));

// A task may live elsewhere. What is missing for that here is said, and nothing runs in its place.
const elsewhere = { type: 'ssh', host: 'build-1.invalid' } as const;
console.log(await hermes.call('terminal', { command: 'uname -a' }, { taskId: 'build', environment: elsewhere }));
await hermes.close();

// A profile that restricts paths holds commands to them: in the sandbox, or by asking where there is none.
const confined = await createHermes({
  toolsets: ['terminal'],
  home: join(folder, 'home'),
  cwd,
  profile: {
    allow: ['terminal:execute', 'file:read', 'file:write'],
    deny: [],
    approval_required: [],
    restrictions: { 'file:write': { allowed_paths: [`${cwd}/**`] } },
  },
});
// The words of the first command tell where it writes; those of the second do not, and the sandbox holds it.
console.log(await confined.call('terminal', { command: `echo leak > ${folder}/outside.txt` }));
writeFileSync(join(cwd, 'build.sh'), 'echo fine > inside.txt\necho leak > ../outside.txt\n');
console.log(await confined.call('terminal', { command: 'bash build.sh; cat inside.txt' }));
console.log('leaked:', existsSync(join(folder, 'outside.txt')));
await confined.close();
rmSync(folder, { recursive: true });
