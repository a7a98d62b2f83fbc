import type { Run } from '../run.js';
import { isRehearsal } from './arguments.js';
import { environmentOf } from './environment-of.js';
import type { Rule } from './rule.js';

/**
 * Package managers, each with the words by which it is given a place to take packages from. The place follows, and is
 * only asked about when it is reached without encryption: anybody on the way can put something else there.
 */
const SOURCES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    gem: /^sources?\b.*(?:-a|--add|--prepend|--append)\b|^install\b.*(?:-s|--source|--clear-sources)\b/,
    bundle: /^config\b.*\bmirror\b|^config\b.*\bsource/,
    composer: /^config\b.*\b(?:repo|repositories|packagist)|--repository(?:-url)?\b/,
    cargo: /--(?:index|registry)\b|^--config\b.*source/,
    conda: /^config\b.*\b(?:channels|channel_alias|default_channels)\b|(?:^| )(?:-c|--channel)\b/,
    mamba: /^config\b.*\bchannels\b|(?:^| )(?:-c|--channel)\b/,
    micromamba: /^config\b.*\bchannels\b|(?:^| )(?:-c|--channel)\b/,
    go: /^env -w\b.*\bgo(?:proxy|sumdb)=/,
    dotnet: /^nuget (?:add|update) source\b|(?:^| )(?:-s|--source)\b/,
    nuget: /^sources? (?:add|update)\b|(?:^| )-source\b/,
    mvn: /-d(?:maven\.repo\.remote|remoterepositories|repositoryurl|repositories)=/,
    mvnw: /-d(?:maven\.repo\.remote|remoterepositories|repositoryurl|repositories)=/,
    luarocks: /--(?:server|from|only-server|only-from)\b/,
    cpan: /^(?:install )?http:/,
    cpanm: /--(?:mirror|from)\b|(?:^| )http:/,
    helm: /^repo add\b|--repo\b/,
    brew: /^tap\b/,
    poetry: /^source add\b|^config repositories\./,
    pdm: /^config\b.*\burl\b/,
    opam: /^repo(?:sitory)? (?:add|set-url)\b/,
    choco: /^source add\b|(?:^| )(?:-s|--source)\b/,
    scoop: /^bucket add\b|^install\b/,
    winget: /^source add\b/,
    conan: /^remote (?:add|update)\b/,
    'nix-channel': /--add\b/,
    guix: /^pull\b.*--url\b/,
    flatpak: /^remote-add\b/,
    asdf: /^plugin(?:-| )add\b/,
    pkg: /^add\b/,
    opkg: /^install\b/,
    dart: /--hosted-url\b/,
    flutter: /--hosted-url\b/,
    vcpkg: /--(?:x-)?\w*registry\w*\b/,
    mix: /^hex\.(?:repo add|config (?:mirror_url|api_url|repo_url))\b/,
    tlmgr: /^(?:option repository|--repository|repository add)\b/,
    'ansible-galaxy': /(?:^| )(?:-s|--server)\b/,
    kubectl: /^krew index add\b/,
  }),
);

/** Settings of package managers that are read from the environment. */
const SOURCE_VARIABLE =
  /^(?:PIP_(?:EXTRA_)?INDEX_URL|PIP_FIND_LINKS|UV_(?:DEFAULT_|EXTRA_)?INDEX(?:_URL)?|(?:npm|NPM)_(?:config|CONFIG)_(?:registry|REGISTRY)|YARN_(?:NPM_REGISTRY_SERVER|REGISTRY)|GOPROXY|RUSTUP_DIST_SERVER|RUSTUP_UPDATE_ROOT|CARGO_REGISTRIES_\w+_INDEX|BUNDLE_MIRROR_\w+|NODEJS_ORG_MIRROR|NVM_NODEJS_ORG_MIRROR|HOMEBREW_(?:BOTTLE|API)_DOMAIN|PUB_HOSTED_URL|FLUTTER_STORAGE_BASE_URL|HEX_MIRROR(?:_URL)?|CONDA_CHANNEL_ALIAS|ELECTRON_MIRROR|PUPPETEER_DOWNLOAD_BASE_URL)$/;

/** Signatures of packages that are no longer looked at. */
const CHECKS_OFF: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    go: /^env -w\b.*\b(?:gosumdb=off|goinsecure=\S|gonosumdb=\*|gonosumcheck=1|goflags=\S*-insecure)/,
    composer: /\bsecure-http (?:false|0)\b|\bdisable-tls (?:true|1)\b/,
    flatpak: /^remote-add\b.*--no-gpg-verify\b|^remote-modify\b.*--no-gpg-verify\b/,
    bundle: /\bssl_verify_mode\b.*\b0\b|disable_checksum_validation\b.*\btrue\b/,
    poetry: /\bcertificates\.\S+\.cert false\b/,
    conan: /^remote (?:add|update)\b.*\b(?:false|--insecure)\b/,
  }),
);

const PLAIN_ADDRESS = /(?:^|[\s=,'"])http:\/\/(?!localhost\b|127\.|0\.0\.0\.0|\[::1\]|host\.docker\.internal)/;

export const PLAIN_SOURCE_RULES: readonly Rule[] = [
  {
    id: 'plain-source',
    severity: 'ask',
    reason: 'It takes packages from a place that is reached without encryption, or stops checking them.',
    commands: [...new Set([...SOURCES.keys(), ...CHECKS_OFF.keys()])],
    needs: ['environment'],
    match: takesPlainSource,
    examples: {
      hit: [
        'gem sources --add http://example.com',
        'composer config repo.packagist composer http://example.com',
        'cargo install --index http://example.com y',
        'conda config --add channels http://example.com/c',
        'go env -w GOPROXY=http://example.com',
        'go env -w GOSUMDB=off',
        'dotnet nuget add source http://example.com/v3/index.json',
        'mvn -Dmaven.repo.remote=http://example.com install',
        'bundle config mirror.https://rubygems.org http://example.com',
        'luarocks install --server=http://example.com y',
        'helm repo add x http://example.com',
        'brew tap x/y http://example.com/y.git',
        'PIP_INDEX_URL=http://example.com/simple pip install x',
        'export GOPROXY=http://example.com',
      ],
      miss: [
        'gem sources --list',
        'gem sources --add https://rubygems.org',
        'helm repo add bitnami https://charts.bitnami.com/bitnami',
        'helm repo add local http://localhost:8080',
        'brew tap a/b',
        'conda install -c conda-forge numpy',
        'go env -w GOPRIVATE=git.corp.example',
        'go env GOPROXY',
        'composer config repositories.x vcs https://github.com/a/b',
        'dotnet nuget list source',
        'curl http://example.com',
        'GOPROXY=https://proxy.golang.org go mod download',
      ],
    },
  },
];

function takesPlainSource(run: Run): boolean {
  if (environmentOf(run).some(({ name, value }) => SOURCE_VARIABLE.test(name) && PLAIN_ADDRESS.test(value)))
    return true;
  const source = SOURCES.get(run.name);
  if (source === undefined || isRehearsal(run)) return false;
  const text = run.args.join(' ').toLowerCase();
  return (PLAIN_ADDRESS.test(text) && source.test(text)) || CHECKS_OFF.get(run.name)?.test(text) === true;
}
