// The gate: what a call would do is decided before it happens, by a profile and, where it asks, by a person.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHermes, decide, judgeCommand } from 'hermes-tools';

// A shell command is parsed, unwrapped and judged; the reason is part of the answer.
console.log(judgeCommand('echo "rm -rf /"').verdict, judgeCommand('r\\m -rf "$HOME"').verdict);

// Any decision can be explained.
const { decision, rules } = decide([{ permission: 'file:write', path: '/etc/hosts' }], { profile: 'full_developer' });
console.log(
  decision,
  rules.filter((rule) => rule.decided).map((rule) => rule.reason),
);

const folder = mkdtempSync(join(tmpdir(), 'hermes-example-'));
const asked: string[] = [];
const hermes = await createHermes({
  toolsets: ['file'],
  cwd: folder,
  home: join(folder, 'home'),
  profile: { allow: ['file:read'], deny: [], approval_required: ['file:write'] },
  approve: async (request) => {
    asked.push(...request.display);
    return request.effects.some((effect) => effect.path?.endsWith('.md'))
      ? 'once'
      : { answer: 'deny', reason: 'Only notes, please.' };
  },
});
console.log(await hermes.call('write_file', { path: 'notes.md', content: 'yes\n' }));
console.log(await hermes.call('write_file', { path: 'run.sh', content: 'no\n' }));
console.log(asked.length > 0);
await hermes.close();
rmSync(folder, { recursive: true });
