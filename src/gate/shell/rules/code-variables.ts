import type { Run } from '../run.js';
import { GIT_PROGRAM_SETTINGS } from '../unwrap/git.js';
import { environmentOf, type SetVariable } from './environment-of.js';
import { HARMLESS_PROGRAMS } from './harmless-programs.js';
import { IN_TEMPORARY, TEMPORARY } from './temporary-code.js';

/** Whether a command sets variables that make programs load or run code: `LD_PRELOAD`, `BASH_ENV`, `GIT_CONFIG_KEY_0`. */
export function setsCodeVariables(run: Run): boolean {
  const environment = environmentOf(run);
  return (
    environment.some(({ name, value }) => loadsCode(name, value) || movesSettings(run, name, value)) ||
    setsGitByNumber(environment)
  );
}

function loadsCode(name: string, value: string): boolean {
  if (value === '') return false;
  switch (name) {
    case 'LD_PRELOAD':
    case 'LD_AUDIT':
    case 'DYLD_INSERT_LIBRARIES':
    case 'BASH_ENV':
    case 'PERL5OPT':
    case 'PERL5DB':
    case 'PYTHONSTARTUP':
    case 'PYTHONINSPECT':
    case 'SHELLOPTS':
    case 'GCONV_PATH':
    case 'GIT_EXTERNAL_DIFF':
    case 'GIT_PROXY_COMMAND':
    case 'PYTHONBREAKPOINT':
    case 'JAVA_TOOL_OPTIONS':
      return name !== 'JAVA_TOOL_OPTIONS' || value.includes('-javaagent') || value.includes('-agent');
    case 'PROMPT_COMMAND':
      return !/^(history -[an]|printf '[^']*'|echo -ne? '[^']*'|__\w+|update_\w+|_?\w*prompt\w*|:)?;?$/.test(
        value.trim(),
      );
    case 'LESSOPEN':
    case 'LESSCLOSE':
      return !/^[|-]*\s*(?:\S*\/)?(?:lesspipe(?:\.sh)?|lessclose|src-hilite-lesspipe\.sh|batpipe)\b[^;&|]*$/.test(
        value,
      );
    case 'LESS':
      return /\+[!|]/.test(value);
    case 'LUA_INIT':
      return true;
    case 'PS0':
    case 'PS1':
    case 'PS4':
      return /\$\(|`/.test(value) && /\b(rm|curl|wget|nc|sh|bash|dd|eval|python\d?|perl)\b/.test(value);
    case 'VIMINIT':
    case 'EXINIT':
      return /!|system|source|\bso\b|py/.test(value);
    case 'ENV':
      return value.includes('/');
    case 'RUBYOPT':
      return /-r/.test(value);
    case 'NODE_OPTIONS':
      return /(^|\s)(-r|--require|--import|--loader|--experimental-loader)[= ]\s*["']?(\/tmp|\/dev\/shm|\/var\/tmp|https?:|data:)/.test(
        value,
      );
    case 'GIT_SSH_COMMAND':
    case 'GIT_SSH':
    case 'RSYNC_RSH':
    case 'CVS_RSH':
      return !/^(\S*\/)?ssh(\s|$)/.test(value) || /ProxyCommand/i.test(value);
    case 'PAGER':
    case 'GIT_PAGER':
    case 'MANPAGER':
    case 'EDITOR':
    case 'VISUAL':
    case 'GIT_EDITOR':
    case 'GIT_SEQUENCE_EDITOR':
    case 'BROWSER':
    case 'GIT_ASKPASS':
    case 'SSH_ASKPASS':
      return (
        /[;|&`$(]|\/tmp\/|\/dev\/shm|\b(ba|z|da|k)?sh\b|\bpython|\bperl\b|\brm\b|\bcurl\b/.test(value) &&
        !/^sed -i|^sh -c ['"]col|\| *less/.test(value)
      );
    case 'PATH':
      return value
        .split(':')
        .some(
          (folder) =>
            /^(\.|\.\/|\/tmp|\/dev\/shm|\/var\/tmp)(\/|$)/.test(folder) &&
            !/^\.\/?(node_modules|bin|venv|\.venv|vendor|target|build|scripts|tools)/.test(folder),
        );
    case 'LD_LIBRARY_PATH':
    case 'PYTHONPATH':
    case 'NODE_PATH':
    case 'PERL5LIB':
    case 'RUBYLIB':
    case 'DYLD_LIBRARY_PATH':
    case 'PYTHONHOME':
    case 'GOFLAGS':
    case 'GIT_EXEC_PATH':
    case 'GIT_TEMPLATE_DIR':
    case 'GIT_CONFIG_GLOBAL':
    case 'GIT_CONFIG_SYSTEM':
    case 'ZDOTDIR':
    case 'CLASSPATH':
    case 'GEM_PATH':
    case 'RUSTC_WRAPPER':
    case 'CC':
    case 'CXX':
    case 'SHELL':
      return /(^|:|=)(\/tmp|\/dev\/shm|\/var\/tmp)(\/|:|$)/.test(value) || /-toolexec/.test(value);
    case 'MAKEFLAGS':
    case 'GNUMAKEFLAGS':
      return /--eval|\bSHELL=|(^|\s)-[fCI]\s*\//.test(value);
    default:
      if (/_(?:EDITOR|PAGER|VISUAL|ASKPASS|BROWSER)$/.test(name)) return loadsCode('EDITOR', value);
      return /^BASH_FUNC_/.test(name) || (CODE_VARIABLE.test(name) && IN_TEMPORARY.test(value));
  }
}

/** Variables that by their names hold a program, or a file with something to run. */
const CODE_VARIABLE =
  /(?:^|_)(?:WRAPPER|PAGER|EDITOR|ASKPASS|SHELL|COMMAND|CMD|HELPER|HOOKS?|PLUGINS?|PRELOAD|LOADER|STARTUP|SCRIPT|EXEC|RUNNER|LINKER|RUSTC|RUSTDOC|CC|CXX|LD|PROGRAM|BROWSER|VIEWER|MAKEFILES|GEMFILE|VAGRANTFILE|RCFILE|PLUGIN_PATH|MODULE_PATH)$|^(?:FLASK_APP|VAGRANT_CWD|GIT_CONFIG|GOENV|PIP_CONFIG_FILE|NPM_CONFIG_USERCONFIG|npm_config_(?:userconfig|globalconfig|script_shell|node_options|git|editor|viewer|init_module)|INPUTRC|VIMINIT|PSQLRC|IRBRC|PYTHONUSERBASE|PERL5DB|DOCKER_CONFIG|WGETRC|CURL_HOME|SSH_CONFIG|GNUPGHOME_AGENT|JUPYTER_CONFIG_DIR|IPYTHONDIR|GDBINIT|TCLLIBPATH|LUA_INIT|LUA_PATH|LUA_CPATH|JULIA_LOAD_PATH|R_PROFILE|R_PROFILE_USER|OCTAVE_SITE_INITFILE)$/;

/** Programs that run what the settings in a home folder say. */
const READS_HOME =
  /^(git|hg|bash|zsh|ksh|fish|tcsh|csh|vim?|nvim|emacs|gdb|lldb|tmux|screen|ssh|scp|sftp|mutt|irb|psql|sqlite3|less|mysql)$/;

/** `HOME=/tmp/x git status`: settings of somebody else, which start programs of theirs. */
function movesSettings(run: Run, name: string, value: string): boolean {
  return /^(HOME|XDG_CONFIG_HOME)$/.test(name) && READS_HOME.test(run.name) && TEMPORARY.test(value);
}

/** Settings of git by number: `GIT_CONFIG_KEY_0` names one, `GIT_CONFIG_VALUE_0` is its value. */
function setsGitByNumber(environment: readonly SetVariable[]): boolean {
  return environment.some(
    ({ name, value: key }) =>
      name.startsWith('GIT_CONFIG_KEY_') &&
      GIT_PROGRAM_SETTINGS.test(key) &&
      environment.some(
        (other) =>
          other.name === name.replace('KEY', 'VALUE') &&
          (/^alias\./i.test(key) ? other.value.startsWith('!') : !HARMLESS_PROGRAMS.test(other.value.trim())),
      ),
  );
}
