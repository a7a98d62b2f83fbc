import type { Run } from '../run.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

export const WINDOWS_SETTING_RULES: readonly Rule[] = [
  {
    id: 'windows-system',
    severity: 'ask',
    reason: 'It changes Windows itself: registry, services, tasks, accounts, boot, protection or ownership.',
    commands: [
      'reg',
      'regedit',
      'schtasks',
      'sc',
      'net',
      'netsh',
      'taskkill',
      'takeown',
      'icacls',
      'cacls',
      'attrib',
      'vssadmin',
      'wbadmin',
      'bcdedit',
      'wmic',
      'wevtutil',
      'certutil',
      'bitsadmin',
      'mshta',
      'rundll32',
      'regsvr32',
      'cscript',
      'wscript',
      'setx',
      'dism',
      'powercfg',
      'reagentc',
      'gpupdate',
      'secedit',
      'msiexec',
      'installutil',
      'regasm',
      'auditpol',
      'wsreset',
      'manage-bde',
      'tpmtool',
      'psexec',
      'psexec64',
      'at.exe',
      'logoff',
      'tsdiscon',
      'assoc',
      'ftype',
      'subst',
    ],
    match: changesWindows,
    examples: {
      hit: [
        'reg add HKCU\\Software\\Run /v x /d y',
        'reg delete HKLM\\x /f',
        'schtasks /create /tn x /tr y',
        'sc delete svc',
        'net stop winmgmt',
        'net user eve x /add',
        'netsh advfirewall set allprofiles state off',
        'taskkill /F /IM x',
        'takeown /f C:\\Windows /r',
        'icacls C:\\ /grant Everyone:F',
        'vssadmin delete shadows /all',
        'bcdedit /set x',
        'wmic shadowcopy delete',
        'wevtutil cl System',
        'certutil -urlcache -f http://x y',
        'bitsadmin /transfer x http://y z',
        'mshta http://x',
        'rundll32 javascript:x',
      ],
      miss: [
        'reg query HKLM\\x',
        'sc query',
        'net use',
        'netsh interface show interface',
        'tasklist',
        'icacls x',
        'wmic os get version',
        'schtasks /query',
        'certutil -hashfile x SHA256',
        'vssadmin list shadows',
        'net view',
      ],
    },
  },
  wordRule({
    id: 'windows-settings',
    severity: 'ask',
    reason: 'It changes shares, file types, accounts or protections of Windows.',
    programs: {
      net: /^(share \S+=|accounts \/|user \S+ \S+|group \S+ \S+ \/(add|delete)|use \S+ \/delete)/,
      assoc: /=/,
      ftype: /=/,
      attrib: /-[hsr] .*(\/s|\\|-[hsr])/,
      powershell: /(-ep|-ex\w*|-exec\w*) bypass|(-w|-win\w*) h|-e(nc?|c)?\w* [a-z0-9+/=]{16,}/,
      pwsh: /(-ep|-ex\w*|-exec\w*) bypass|(-w|-win\w*) h/,
      psexec: /\\\\|-s\b/,
      psexec64: /\\\\|-s\b/,
      wmic: /\b(delete|call (create|terminate|setpowerstate|uninstall|disable|stopservice|win32shutdown))\b/,
      procdump: /lsass/,
      subst: / \/d$/,
      convert: / \/fs:/,
      secedit: /\/(configure|import)/,
      auditpol: /\/(clear|remove|set)/,
      nltest: /\/(dsgetdc|trusted)/,
      ntdsutil: /./,
      esentutl: /\/(y|p|d)\b/,
      dsrm: /./,
      dsmod: /./,
      dsadd: /./,
      repadmin: /\/(delete|removelingering)/,
      winrm: /^(set|quickconfig|qc|create|delete)\b/,
      'enable-psremoting': /^/,
      sdelete: /./,
      sdelete64: /./,
      reagentc: /\/disable/,
      bootrec: /\/(fixmbr|fixboot|rebuildbcd)/,
      bootsect: /\/nt/,
      logoff: /^/,
      tsdiscon: /^/,
      cmstp: /\/s/,
      installutil: /\/u/,
      msbuild: /^https?:|\\temp\\/,
      forfiles: /\/c .*(del|rd|rmdir)\b/,
      wusa: /\/uninstall/,
      pnputil: /\/(delete-driver|remove-device|disable-device)/,
      devcon: /^(remove|disable)/,
      rundll32: /./,
      'start-process': /-verb:? ?runas/,
      saps: /-verb:? ?runas/,
    },
    examples: {
      hit: [
        'net share x=C:\\',
        'powershell -ep bypass -f x.ps1',
        'assoc .exe=x',
        'ntdsutil "ac i ntds" ifm',
        'sdelete -p 3 x',
        'auditpol /clear /y',
        'reagentc /disable',
        'Start-Process powershell -Verb RunAs',
      ],
      miss: [
        'Start-Process notepad',
        'net use',
        'assoc .txt',
        'powershell -File x.ps1',
        'wmic os get caption',
        'attrib +r x',
        'auditpol /get /category:*',
        'net view',
      ],
    },
  }),
];

function changesWindows(run: Run): boolean {
  const words = run.args.map((arg) => arg.toLowerCase());
  const [first = ''] = words;
  const text = words.join(' ');
  switch (run.name) {
    case 'reg':
      return /^(add|delete|import|restore|load|unload|copy|save)$/.test(first);
    case 'schtasks':
      return words.some((word) => /^\/(create|delete|change|run|end)$/.test(word));
    case 'sc':
      return /^(delete|stop|config|create|failure|sdset|pause|start)$/.test(
        words[first.startsWith('\\\\') ? 1 : 0] ?? '',
      );
    case 'net':
      return (
        (/^(stop|start)$/.test(first) && words.length > 1 && first === 'stop') ||
        (/^(user|localgroup|group|share)$/.test(first) && words.some((word) => /^\/(add|delete|del)/.test(word))) ||
        (first === 'user' && words.length >= 3) ||
        (first === 'share' && text.includes('grant'))
      );
    case 'netsh':
      return (
        /\bkey=clear\b/.test(text) ||
        (/\b(set|add|delete|reset|disable|firewall)\b/.test(text) && !/\bshow\b/.test(text))
      );
    case 'taskkill':
      return words.includes('/f');
    case 'takeown':
      return words.includes('/f');
    case 'icacls':
    case 'cacls':
      return /\/(grant|deny|remove|reset|setowner|inheritance|t)\b/.test(text) || /\/[gpe]\b/.test(text);
    case 'attrib':
      return (
        words.some((word) => /^[+-][hsr]$/.test(word)) &&
        (words.includes('/s') || /c:\\/.test(text) || words.includes('+h'))
      );
    case 'vssadmin':
    case 'wbadmin':
      return /^(delete|resize|disable|stop)/.test(first);
    case 'bcdedit':
      return words.some((word) => /^\/(set|delete|deletevalue|import|create|default|timeout|debug)/.test(word));
    case 'wmic':
      return /\b(delete|call|create|uninstall|terminate)\b/.test(text);
    case 'wevtutil':
      return /^(cl|clear-log|sl|um|im)$/.test(first);
    case 'certutil':
      return /-?(urlcache|decode|encode|addstore|delstore|importpfx|verifyctl)/.test(text);
    case 'bitsadmin':
      return /\/(transfer|create|addfile|setnotifycmdline|resume)/.test(text);
    case 'mshta':
    case 'regsvr32':
    case 'installutil':
    case 'regasm':
    case 'psexec':
    case 'psexec64':
    case 'regedit':
      return words.length > 0;
    case 'rundll32':
      return words.length > 0;
    case 'cscript':
    case 'wscript':
      return /https?:|\\temp\\|%temp%|appdata/.test(text);
    case 'setx':
      return /^(path|comspec|pathext)$/.test(first) || words.includes('/m');
    case 'dism':
      return /\/(disable-feature|remove-|apply-image|cleanup-image.*resetbase|delete)/.test(text);
    case 'powercfg':
      return /^[-/](h|hibernate|delete|import)/.test(first) && !text.includes('/list');
    case 'reagentc':
      return /\/disable/.test(text);
    case 'secedit':
    case 'auditpol':
      return /\/(configure|set|clear|remove|restore|import)/.test(text);
    case 'msiexec':
      return /^\/(x|uninstall)|https?:/.test(text);
    case 'manage-bde':
      return /-(off|wipe|forcerecovery|changepassword)/.test(text);
    case 'logoff':
    case 'tsdiscon':
      return true;
    default:
      return false;
  }
}
