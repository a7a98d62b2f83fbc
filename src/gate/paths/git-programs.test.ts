import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gitPrograms } from './git-programs.js';

const folder = mkdtempSync(join(tmpdir(), 'hermes-git-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what makes git run a program', () => {
  it.each([
    ['core.fsmonitor', 'touch /tmp/x'],
    ['core.hooksPath', '/tmp/hooks'],
    ['core.sshCommand', 'sh -c evil'],
    ['core.pager', 'sh evil'],
    ['alias.st', '!sh evil'],
    ['alias.st', '-c core.pager=evil log'],
    ['filter.x.smudge', 'evil %f'],
    ['filter.a "b] = c.clean', 'evil'],
    ['diff.x.textconv', 'evil'],
    ['credential.helper', '!evil'],
    ['credential.https://example.com.helper', '/tmp/evil'],
    ['include.path', '../evil'],
    ['includeIf.gitdir:/w/.path', 'evil'],
    ['submodule.x.update', '!evil'],
    ['gpg.ssh.defaultKeyCommand', 'evil'],
    ['trailer.x.cmd', 'evil'],
    ['hook.x.command', 'evil'],
    ['merge.x.driver', 'evil %O'],
    ['core.editor', 'vim; evil'],
  ])('is seen as git itself writes it: %s = %s', (name, value) => {
    const file = join(folder, 'config');
    writeFileSync(file, '[core]\n\tbare = false\n');
    execFileSync('git', ['config', '--file', file, name, value]);
    expect(gitPrograms(readFileSync(file, 'utf8'))).toEqual([`${name.toLowerCase()}=${value}`]);
  });

  it.each([
    ['on the line of its section', '[core] fsmonitor = evil'],
    ['in the old form of a section', '[filter.x]\n smudge = evil'],
    ['over several lines', '[core]\n fsmon\\\nitor = evil'],
    ['in quotes, with a comment', '[CORE]\n\tFsMonitor = "evil" ; well'],
    ['with the ends of lines of Windows', '[core]\r\n\tfsmonitor = evil\r\n'],
  ])('is seen %s', (_, text) => {
    expect(gitPrograms(text)).toHaveLength(1);
  });

  it('is not what every repository has', () => {
    const text = [
      '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n\tfsmonitor = true\n\teditor = vim',
      '[remote "origin"]\n\turl = https://example.com/a.git\n\tfetch = +refs/heads/*:refs/remotes/origin/*',
      '[branch "main"]\n\tremote = origin\n\tmerge = refs/heads/main\n[user]\n\temail = a@example.com',
      '[alias]\n\tco = checkout\n[submodule "x"]\n\tactive = true\n\tupdate = rebase\n\turl = ../x',
      '[filter "lfs"]\n\tclean = git-lfs clean -- %f\n\tsmudge = git-lfs smudge -- %f\n[credential]\n\thelper = store',
      '# [core] fsmonitor = evil',
    ].join('\n');
    expect(gitPrograms(text)).toEqual([]);
  });
});
