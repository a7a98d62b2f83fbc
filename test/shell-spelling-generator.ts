import fc from 'fast-check';

/** Fifty commands that must be found in every spelling, as the words their program gets. */
export const SEEDS: readonly (readonly string[])[] = [
  'rm -rf /',
  'rm -rf /etc',
  'rm -r -f /usr',
  'rm -rf /home',
  'rm --recursive --force /var',
  'rm -rf build',
  'rm -fr ../other',
  'find / -delete',
  'find . -name x -delete',
  'shred -u secret.txt',
  'dd if=/dev/zero of=/dev/sda',
  'mkfs.ext4 /dev/sda1',
  'mkfs -t xfs /dev/sdb',
  'wipefs -a /dev/sda',
  'sgdisk --zap-all /dev/sda',
  'mkswap /dev/sda2',
  'shutdown -h now',
  'reboot -f',
  'poweroff -f',
  'init 0',
  'systemctl poweroff',
  'systemctl stop sshd',
  'killall5 -9',
  'pkill -9 node',
  'chmod -R 777 .',
  'chmod u+s ./x',
  'chown -R root:root .',
  'chattr -i /etc/passwd',
  'useradd -m eve',
  'usermod -aG sudo eve',
  'passwd root',
  'iptables -F',
  'ufw disable',
  'apt-get purge nginx',
  'crontab -r',
  'cat /etc/shadow',
  'cat /root/.ssh/id_rsa',
  'cp x /etc/passwd',
  'tee /etc/sudoers',
  'git reset --hard',
  'git push --force',
  'git clean -fdx',
  'docker run --privileged alpine',
  'docker system prune -af',
  'kubectl delete ns prod',
  'terraform destroy -auto-approve',
  'psql -c DROP_TABLE_x',
  'redis-cli FLUSHALL',
  'npm publish',
  'hermes trust .',
].map((line) => line.split(' ').map((word) => word.replace('DROP_TABLE_x', 'DROP TABLE x')));

const plainQuote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const doubleQuote = (text: string) => `"${text.replace(/[\\"$`]/g, '\\$&')}"`;
const hex = (text: string) =>
  [...text].map((character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
const octal = (text: string) =>
  [...text].map((character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`).join('');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const isTame = (word: string) => /^[\w./=:+-]+$/.test(word) && !word.startsWith('~');

/** A command under construction: statements that must come first, and the words as source. */
interface Draft {
  readonly before: string;
  readonly words: readonly string[];
  readonly plain: readonly string[];
}

type WordSpelling = (word: string, id: string) => { readonly before?: string; readonly text: string };

const WORD_SPELLINGS: readonly WordSpelling[] = [
  (word) => ({ text: isTame(word) ? word : plainQuote(word) }),
  (word) => ({ text: plainQuote(word) }),
  (word) => ({ text: doubleQuote(word) }),
  (word) => ({ text: isTame(word) ? word.replace(/[A-Za-z]/, '\\$&') : plainQuote(word) }),
  (word) => ({ text: isTame(word) ? `${word.slice(0, 1)}''${word.slice(1)}` : plainQuote(word) }),
  (word) => ({ text: isTame(word) ? `${word.slice(0, 1)}""${word.slice(1)}` : doubleQuote(word) }),
  (word) => ({ text: `${plainQuote(word.slice(0, 1))}${doubleQuote(word.slice(1))}` }),
  (word) => ({ text: `$'${hex(word)}'` }),
  (word) => ({ text: `$'${octal(word)}'` }),
  (word, id) => ({ before: `${id}=${plainQuote(word)}`, text: `"$${id}"` }),
  (word, id) => ({ before: `${id}=${plainQuote(word)}`, text: `"\${${id}}"` }),
  (word, id) => ({ before: `export ${id}=${doubleQuote(word)}`, text: `"$${id}"` }),
  (word, id) => ({
    before: `${id}=${plainQuote(word.slice(0, 1))}; ${id}+=${plainQuote(word.slice(1))}`,
    text: `"$${id}"`,
  }),
  (word, id) => ({ before: `${id}=${plainQuote(`xx${word}yy`)}`, text: `"\${${id}:2:${word.length}}"` }),
  (word, id) => ({ before: `${id}=${plainQuote(`Q${word}`)}`, text: `"\${${id}#Q}"` }),
  (word, id) => ({ before: `${id}=${plainQuote(`${word}.bak`)}`, text: `"\${${id}%.bak}"` }),
  (word, id) => ({ before: `${id}=${plainQuote(`${word.slice(0, 1)}@@${word.slice(1)}`)}`, text: `"\${${id}//@@/}"` }),
  (word, id) => ({ text: `"\${${id}:-${word.replace(/[\\"$`}]/g, '\\$&')}}"` }),
  (word) => ({ text: `"$(echo ${plainQuote(word)})"` }),
  (word) => ({ text: `"$(printf %s ${plainQuote(word)})"` }),
  (word) => ({ text: `"$(printf ${plainQuote(octal(word))})"` }),
  (word) => ({ text: `"$(echo ${base64(word)} | base64 -d)"` }),
  (word) => ({ text: `"$(echo ${plainQuote([...word].reverse().join(''))} | rev)"` }),
  (word) => ({ text: isTame(word) ? `${word.slice(0, 1)}$@${word.slice(1)}` : plainQuote(word) }),
  (word, id) => ({ before: `${id}=(${plainQuote(word)} x)`, text: `"\${${id}[0]}"` }),
  (word, id) => ({ before: `read -r ${id} <<< ${plainQuote(word)}`, text: `"$${id}"` }),
  (word, id) => ({ before: `printf -v ${id} %s ${plainQuote(word)}`, text: `"$${id}"` }),
];

type WordsWrapper = (words: readonly string[]) => readonly string[];

const PREFIXES: readonly (readonly string[])[] = [
  ['sudo'],
  ['sudo', '-n'],
  ['sudo', '-u', 'root'],
  ['doas'],
  ['env'],
  ['env', 'A=1', 'B=2'],
  ['env', '-u', 'FOO'],
  ['nohup'],
  ['nice'],
  ['nice', '-n', '5'],
  ['timeout', '20'],
  ['timeout', '-s', 'TERM', '20s'],
  ['setsid', '-w'],
  ['stdbuf', '-oL'],
  ['busybox'],
  ['command'],
];
const WORD_WRAPPERS: readonly WordsWrapper[] = PREFIXES.map((prefix) => (words) => [...prefix, ...words]);

type TextWrapper = (text: string, id: string) => string;

const TEXT_WRAPPERS: readonly TextWrapper[] = [
  (text) => `bash -c ${plainQuote(text)}`,
  (text) => `sh -c ${doubleQuote(text)}`,
  (text) => `bash -ec ${plainQuote(text)}`,
  (text) => `eval ${plainQuote(text)}`,
  (text) => `printf '%s\\n' ${plainQuote(text)} | bash`,
  (text) => `printf %s ${plainQuote(text)} | sudo bash`,
  (text) => `bash <<< ${plainQuote(text)}`,
  (text, id) => `bash <<'END${id}'\n${text}\nEND${id}`,
  (text) => `echo ${base64(text)} | base64 -d | bash`,
  (text) => `bash -c "$(echo ${base64(text)} | base64 -d)"`,
  (text) => `( ${text}\n)`,
  (text) => `{ ${text}\n}`,
  (text) => `if true; then ${text}\nfi`,
  (text) => `while :; do ${text}\nbreak; done`,
  (text, id) => `for ${id} in 1; do ${text}\ndone`,
  (text) => `case x in x) ${text}\n;; esac`,
  (text, id) => `${id}() { ${text}\n}; ${id}`,
  (text, id) => `function ${id} { ${text}\n}; ${id}`,
  (text) => `true && { ${text}\n}`,
  (text) => `false || { ${text}\n}`,
  (text) => `: ok; ${text}`,
  (text) => `: "$(${text}\n)"`,
  (text) => `! { ${text}\n}`,
  (text, id) => `${id}=${plainQuote(text)}; eval "$${id}"`,
  (text, id) => `${id}=${plainQuote(text)}; bash -c "$${id}"`,
  (text) => `source /dev/stdin <<< ${plainQuote(text)}`,
  (text) => `cat <(:) ; ${text}`,
  (text) => `trap ${plainQuote(text)} EXIT`,
  (text) => `set -- ${plainQuote(text)}; eval "$1"`,
];

/** One random spelling of one seed. Depth is the number of wrappers, at most four. */
export const spellings = fc
  .record({
    seed: fc.nat(SEEDS.length - 1),
    words: fc.array(fc.nat(WORD_SPELLINGS.length - 1), { minLength: 8, maxLength: 8 }),
    prefixes: fc.array(fc.nat(WORD_WRAPPERS.length - 1), { maxLength: 2 }),
    wrappers: fc.array(fc.nat(TEXT_WRAPPERS.length - 1), { maxLength: 3 }),
    joined: fc.nat(9),
  })
  .map(({ seed, words, prefixes, wrappers, joined }) => {
    const expected = SEEDS[seed] ?? [];
    const draft = draftOf(expected, words, prefixes, joined);
    let text = draft.before ? `${draft.before}; ${draft.words.join(' ')}` : draft.words.join(' ');
    for (const [index, wrapper] of wrappers.slice(0, 4 - prefixes.length).entries()) {
      text = TEXT_WRAPPERS[wrapper]?.(text, `w${index}`) ?? text;
    }
    return { expected, text };
  });

function draftOf(
  expected: readonly string[],
  chosen: readonly number[],
  prefixes: readonly number[],
  joined: number,
): Draft {
  const before: string[] = [];
  const spelled = expected.map((word, index) => {
    const spelling = WORD_SPELLINGS[chosen[index % chosen.length] ?? 0]?.(word, `v${index}`) ?? { text: word };
    if (spelling.before) before.push(spelling.before);
    return spelling.text;
  });
  // `a${IFS}b` and `{a,b}` write the whole command as one word.
  const isPlain = expected.every(isTame);
  const words =
    isPlain && joined === 0
      ? [expected.join(`\${IFS}`)]
      : isPlain && joined === 1 && expected.length > 1
        ? [`{${expected.join(',')}}`]
        : spelled;
  const isWhole = words !== spelled;
  const wrapped = prefixes.reduce<readonly string[]>(
    (inner, wrapper) => WORD_WRAPPERS[wrapper]?.(inner) ?? inner,
    words,
  );
  return { before: isWhole ? '' : before.join('; '), words: wrapped, plain: expected };
}
