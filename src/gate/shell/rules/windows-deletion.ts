import { isInScriptBlock } from '../unwrap/script-blocks.js';
import type { Rule } from './rule.js';

export const WINDOWS_DELETION_RULES: readonly Rule[] = [
  {
    id: 'windows-delete',
    severity: 'ask',
    reason: 'It deletes files or folders with everything in them.',
    commands: [
      'rd',
      'rmdir',
      'del',
      'erase',
      'deltree',
      'remove-item',
      'ri',
      'rm',
      'clear-recyclebin',
      'clear-content',
      'cipher',
      'sdelete',
      'sdelete64',
      'clear-disk',
      'clear-item',
    ],
    match: (run) => {
      const flags = run.args.map((arg) => arg.toLowerCase());
      if (flags.includes('-whatif')) return false;
      if (/^(rd|rmdir)$/.test(run.name))
        return flags.some((flag) => /^(\/\w)*\/s(\/\w)*$/.test(flag) || /^-rec/.test(flag));
      if (/^(del|erase)$/.test(run.name))
        return (
          flags.some((flag) => /^\/[sfqa]/.test(flag) || /^-(rec|for)/.test(flag)) ||
          flags.some((flag) => /^[a-z]:\\|\*/.test(flag)) ||
          isInScriptBlock(run)
        );
      if (/^(remove-item|ri|rm|clear-item)$/.test(run.name))
        return (
          (flags.some((flag) => /^-(rec|recurse|fo|for|force|r)$/.test(flag)) &&
            (run.name !== 'rm' || flags.some((flag) => /^-rec/.test(flag) || /^-force$/.test(flag)))) ||
          (run.name === 'remove-item' && run.isPiped) ||
          isInScriptBlock(run)
        );
      if (run.name === 'cipher') return flags.some((flag) => flag.startsWith('/w'));
      return true;
    },
    examples: {
      hit: [
        'rd /s /q C:\\',
        'del /f /s /q x',
        'Remove-Item -Recurse -Force x',
        'ri x -Recurse',
        'rmdir /s x',
        'rd /s/q x',
        'cipher /w:C',
        'Get-ChildItem | Remove-Item',
        'gci C:\\Users -r | % { ri $_.FullName -fo }',
        'Get-ChildItem | ForEach-Object {Remove-Item $_}',
        'ls | foreach { del $_ }',
      ],
      miss: ['rmdir empty', 'rm a', 'Remove-Item a.txt', 'del a.txt', 'ls | ForEach-Object { echo $_ }'],
    },
  },
  {
    id: 'windows-format',
    severity: 'block',
    reason: 'It would format or wipe a disk.',
    commands: [
      'format',
      'diskpart',
      'format-volume',
      'clear-disk',
      'initialize-disk',
      'remove-partition',
      'mountvol',
      'fsutil',
      'format.com',
      'bootrec',
      'bootsect',
    ],
    match: (run) => {
      if (run.name === 'format') return run.args.some((arg) => /^[a-z]:\\?$/i.test(arg));
      if (run.name === 'mountvol') return run.args.some((arg) => /^\/[dpn]$/i.test(arg));
      if (run.name === 'fsutil') return /setzerodata|usn deletejournal/i.test(run.args.join(' '));
      if (run.args.includes('/?')) return false;
      return run.name !== 'diskpart' || run.args.length > 0 || run.stdin !== undefined;
    },
    examples: {
      hit: ['format C: /q /y', 'Format-Volume -DriveLetter D', 'Clear-Disk -Number 0 -RemoveData', 'diskpart /s x.txt'],
      miss: ['format src', 'npm run format'],
    },
  },
];
