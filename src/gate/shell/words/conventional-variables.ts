/**
 * Variables that scripts use for a program by long-standing convention. `"$PYTHON" -m pytest` is judged as
 * `python -m pytest`; any other unknown program name is asked about.
 */
const PROGRAMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    PYTHON: 'python',
    PYTHON3: 'python3',
    PYTHON_BIN: 'python',
    PIP: 'pip',
    CC: 'cc',
    CXX: 'c++',
    CPP: 'cpp',
    LD: 'ld',
    AR: 'ar',
    MAKE: 'make',
    CMAKE: 'cmake',
    NINJA: 'ninja',
    EDITOR: 'vi',
    VISUAL: 'vi',
    PAGER: 'less',
    BROWSER: 'xdg-open',
    NODE: 'node',
    NPM: 'npm',
    NPX: 'npx',
    YARN: 'yarn',
    PNPM: 'pnpm',
    GO: 'go',
    CARGO: 'cargo',
    RUSTC: 'rustc',
    JAVA: 'java',
    JAVAC: 'javac',
    MVN: 'mvn',
    GRADLE: 'gradle',
    RUBY: 'ruby',
    PERL: 'perl',
    GIT: 'git',
    DOCKER: 'docker',
    COMPOSE: 'docker-compose',
    KUBECTL: 'kubectl',
    HELM: 'helm',
    TERRAFORM: 'terraform',
    FC: 'gfortran',
    NVCC: 'nvcc',
    CLANG: 'clang',
    GCC: 'gcc',
  }),
);

export function conventionalProgram(variables: readonly string[]): string | undefined {
  return variables.length === 1 ? PROGRAMS.get(variables[0] ?? '') : undefined;
}
