import { describe, expect, it } from 'vitest';
import { filesRun } from './files-run.js';

describe('the files a command line runs', () => {
  it.each([
    ['bash s.sh', '/w/s.sh'],
    ['bash -x ./s.sh a b', '/w/s.sh'],
    ['bash --rcfile ./rc', '/w/rc'],
    ['. /tmp/e.sh', '/tmp/e.sh'],
    ['source lib/x', '/w/lib/x'],
    ['cd sub && bash s.sh', '/w/sub/s.sh'],
    ['F=s.sh; bash "$F"', '/w/s.sh'],
    ['sudo timeout 5 bash s.sh', '/w/s.sh'],
    ['./run.sh --all', '/w/run.sh'],
    ['find . -exec ./x {} +', '/w/x'],
    ['python3 x.py data.json', '/w/x.py'],
    ['python3 -m tool.cli a', '/w/tool/cli.py /w/tool/cli/__main__.py'],
    ['node -r ./setup.js main.js arg', '/w/main.js /w/setup.js'],
    ['node --import=./a.mjs main.js', '/w/a.mjs /w/main.js'],
    ['ruby -I./lib x.rb', '/w/lib /w/x.rb'],
    ['bash < s.sh', '/w/s.sh'],
    ['cat s.sh | bash', '/w/s.sh'],
    ['eval "$(cat s.sh)"', '/w/s.sh'],
    ['bash <(cat s.sh)', '/w/s.sh'],
    ['make -f build.mk all', '/w/build.mk'],
    ['sed -f s.sed data', '/w/s.sed'],
    ['psql -f q.sql', '/w/q.sql'],
    ['java -jar app.jar', '/w/app.jar'],
  ])('%s: %s', (command, files) => {
    expect(filesRun(command, { cwd: '/w' }).join(' ')).toBe(files);
  });

  it.each([
    'rm -rf build',
    'git push',
    'npm run build',
    'bash -c "echo hi" x',
    'python3 -c "print(1)" data',
    'node -e 1 x',
    'awk "{print}" data',
    'bash "$UNKNOWN"',
    'cat > /tmp/x.sh <<EOF\nls\nEOF\nbash /tmp/x.sh',
  ])('are none in %s', (command) => {
    expect(filesRun(command, { cwd: '/w' })).toEqual([]);
  });

  it('leaves out what a script is fed with', () => {
    expect(filesRun('bash s.sh < data', { cwd: '/w' })).toEqual(['/w/s.sh']);
  });
});
