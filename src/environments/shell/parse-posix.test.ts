import { expect, it } from 'vitest';
import { parsePosix } from './parse-posix.js';

it('reads exported and plain variables with their quotes, as busybox and dash print them', () => {
  const exports = `export HOME='/root'\nexport ODD='it'"'"'s
a line
export FAKE='"'"'x'"'"''\nexport PWD='/srv'\nexport UNSET\n`;
  const all = `HOME='/root'\nODD='it'"'"'s
a line
export FAKE='"'"'x'"'"''\nIFS=' \t
'\nmine='a "b" $c'\nempty=''\nnumber=7\nPPID='1'\n`;
  expect(parsePosix(exports, all)).toEqual({
    exported: { HOME: '/root', ODD: "it's\na line\nexport FAKE='x'" },
    plain: { mine: 'a "b" $c', empty: '', number: '7' },
  });
});
