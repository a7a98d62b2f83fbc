import type { Run } from '../run.js';
import { operandsOf, optionValue } from './arguments.js';

/** Programs that make a file out of others and are told its name last. */
const LAST = new Set(
  'ffmpeg avconv sox convert magick gm pdftotext pdftohtml pdftoppm ps2pdf pdf2ps wkhtmltopdf wkhtmltoimage objcopy pdfunite img2pdf rclone scrot import screencapture arecord asciinema sips lame oggenc flac opusenc ebook-convert groff cjpeg djpeg xsltproc genisoimage zipalign mcopy script'.split(
    ' ',
  ),
);

/** Programs to which an option of their own names what they write. */
const BY_OPTION: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    tcpdump: ['-w'],
    tshark: ['-w'],
    dumpcap: ['-w'],
    nmap: ['-oN', '-oX', '-oG', '-oA', '-oS'],
    mysqldump: ['-r', '--result-file'],
    mysql: ['--tee'],
    psql: ['-o', '--output', '-L', '--log-file'],
    pg_dump: ['-f', '--file'],
    pg_dumpall: ['-f', '--file'],
    'redis-cli': ['--rdb', '--functions-rdb'],
    mongodump: ['--archive', '-o', '--out'],
    strace: ['-o', '--output'],
    ltrace: ['-o', '--output'],
    time: ['-o', '--output'],
    gtime: ['-o', '--output'],
    'ssh-keygen': ['-f'],
    keytool: ['-keystore', '-file', '-destkeystore'],
    screen: ['-Logfile'],
    gs: ['-o', '-sOutputFile'],
    inkscape: ['--export-filename', '-o'],
    jpegtran: ['-outfile'],
    xwd: ['-out'],
    sqlcmd: ['-o'],
    perf: ['-o', '--output'],
    valgrind: ['--log-file', '--xml-file'],
    ansible: ['--tree'],
    rclone: ['--log-file'],
    journalctl: ['--output-file'],
    socat: ['-r', '-R'],
    cpio: ['-O', '-F', '--file'],
    wget2: ['-O', '--output-document', '-o'],
  }),
);

/** Clients of databases that are told where to write in their own language. */
const TOLD: ReadonlySet<string> = new Set(['sqlite', 'sqlite3', 'duckdb', 'psql', 'mysql', 'mariadb']);
const WRITES =
  /(?:^|[\n;])\s*(?:\.(?:output|once|log|save|backup|dump|excel|trace)|\\o|\\w|\\g|tee|\\T)\s+(?:main\s+)?['"]?([^\s'";|]+)/g;

/** Programs that write to a word which no redirection marks. */
export const OUTPUT_OPERANDS: ReadonlySet<string> = new Set([...LAST, ...BY_OPTION.keys(), ...TOLD]);

/** The files that such a program writes. */
export function outputOperands(run: Run): string[] {
  const found: string[] = [];
  if (LAST.has(run.name)) found.push(operandsOf(run).at(-1) ?? '');
  for (const option of BY_OPTION.get(run.name) ?? []) found.push(optionValue(run, option) ?? attached(run, option));
  if (TOLD.has(run.name))
    for (const text of [...run.args, run.stdin?.text ?? ''])
      for (const match of text.matchAll(WRITES)) found.push(match[1] ?? '');
  return found.map((path) => path.replace(/^~(?=\/)/, run.home)).filter((path) => path !== '' && path !== '-');
}

/** `-sOutputFile=x`, `-oN x` of programs whose long options have one dash. */
function attached(run: Run, option: string): string {
  return run.args.find((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1) ?? '';
}
