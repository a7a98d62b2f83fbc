import type { Run } from '../run.js';
import { hasExact, isRehearsal, startsWithVerbs, verbs } from './arguments.js';
import { dockerVerbs } from './docker-verbs.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

const PUBLISHERS = [
  'npm',
  'pnpm',
  'bun',
  'jsr',
  'deno',
  'lerna',
  'changeset',
  'vsce',
  'ovsx',
  'flit',
  'hatch',
  'pdm',
  'uv',
  'poetry',
  'rye',
  'elm',
  'wasm-pack',
  'apm',
  'opam',
  'np',
  'auto',
  'maturin',
  'yarn',
  'nx',
  'semantic-release',
  'release-it',
  'standard-version-publish',
  'cargo',
  'twine',
  'python',
  'python3',
  'gem',
  'mvn',
  'mvnw',
  'gradle',
  'gradlew',
  'sbt',
  'lein',
  'dotnet',
  'nuget',
  'docker',
  'podman',
  'nerdctl',
  'buildah',
  'helm',
  'oras',
  'crane',
  'regctl',
  'gh',
  'glab',
  'goreleaser',
  'dart',
  'flutter',
  'pod',
  'fastlane',
  'xcrun',
  'eas',
  'mix',
  'huggingface-cli',
  'hf',
  'anaconda',
  'conda',
  'snapcraft',
  'stack',
  'cabal',
  'luarocks',
  'web-ext',
  'tfx',
  'shopify',
];

export const PUBLISHING_RULES: readonly Rule[] = [
  {
    id: 'publish',
    severity: 'ask',
    reason: 'It publishes something for others to use, or takes it away from them.',
    commands: PUBLISHERS,
    match: publishes,
    examples: {
      hit: [
        'npm publish',
        'npm publish --access public',
        'pnpm -r publish',
        'yarn npm publish',
        'cargo publish',
        'twine upload dist/*',
        'python -m twine upload dist/*',
        'poetry publish --build',
        'uv publish',
        'gem push x.gem',
        'docker push x/y',
        'npm unpublish pkg --force',
        'vsce publish',
        'gh release create v1',
        'mvn deploy',
        './gradlew publish',
        'dotnet nuget push x',
        'changeset publish',
        'npx semantic-release',
        'goreleaser release',
        'cargo yank --vers 1.0.0',
        'npm deprecate x y',
        'npm dist-tag add x latest',
        'lerna publish',
        'python setup.py sdist upload',
        'dart pub publish',
        'pod trunk push',
        'helm push x oci://y',
        'npm owner add eve x',
        'huggingface-cli upload a b',
        'mix hex.publish',
      ],
      miss: [
        'npm publish --dry-run',
        'cargo publish --dry-run',
        'npm pack',
        'npm run publish:docs',
        'docker build -t x .',
        'gh release view v1',
        'gh release create v1 --draft',
        'changeset',
        'changeset version',
        'mvn package',
        'poetry build',
        'cargo package',
        'goreleaser release --snapshot',
        'npm view x',
        'twine check dist/*',
        'npm dist-tag ls x',
        'gh release list',
        'vsce package --no-dependencies',
      ],
    },
  },
  wordRule({
    id: 'publish-more',
    severity: 'ask',
    reason: 'It makes something public that cannot be taken back.',
    programs: {
      skopeo: /^(copy|sync)\b.* (docker|oci-registry):\/\/\S+$|^delete\b/,
      hex: /^publish/,
      conan: /^(upload|remove)\b/,
      'cpan-upload': /./,
      expo: /^publish\b/,
      heroku: /^container:(push|release)\b/,
      surge: /^teardown\b/,
      crane: /^(push|copy|delete|tag|append)\b/,
      regctl: /^(image copy|tag delete|image delete)\b/,
      imgpkg: /^push\b/,
      ko: /^(build|publish|apply|resolve|create)\b(?!.*(--local|-l\b|--push=false|--tarball))/,
      rake: /^(-\S+ )*release(:\w+)?( |$)/,
      melange: /publish/,
      jsr: /^publish\b/,
      deno: /^publish\b/,
      snapcraft: /^(upload|push|release|close)\b/,
      flatpak: /^remote-add\b/,
      charmcraft: /^(upload|release)\b/,
      butler: /^push\b/,
      'chrome-webstore-upload': /./,
      'web-ext': /^sign\b/,
      clasp: /^deploy\b/,
      'huggingface-cli': /^(upload|repo delete|repo create|delete-cache)\b/,
      hf: /^(upload|repo delete)\b/,
      kaggle: /\b(datasets|kernels|models) (create|push|version)\b/,
      wandb: /^(artifact put|sync --clean-force)\b/,
      ipfs: /^(add|name publish)\b/,
      gh: /^gist create\b/,
      pastebinit: /^/,
      termbin: /^/,
      croc: /^send\b/,
      wormhole: /^send\b/,
      ffsend: /^(upload|u)\b/,
      npm: /^(access (public|grant|set status)|owner (add|rm)|star|hook add|team (add|create))\b/,
    },
    examples: {
      hit: [
        'ko build ./cmd/app',
        'bundle exec rake release',
        'skopeo copy docker://a docker://b',
        'gh gist create secrets.txt --public',
        'pastebinit notes.txt',
        'wormhole send x',
        'huggingface-cli upload x .',
      ],
      miss: [
        'ko build --local ./cmd/app',
        'rake release_notes',
        'rake test',
        'skopeo inspect docker://alpine',
        'gh gist list',
        'deno publish --dry-run',
        'conan install .',
        'crane digest alpine',
      ],
    },
  }),
];

function publishes(run: Run): boolean {
  if (isRehearsal(run) || run.args.includes('--snapshot')) return false;
  const words = verbs(run);
  const [first = '', second = ''] = words;
  switch (run.name) {
    case 'npm':
      return (
        /^(publish|pub|unpublish|deprecate)$/.test(first) ||
        (first === 'dist-tag' && /^(add|rm)$/.test(second)) ||
        (first === 'owner' && /^(add|rm|remove)$/.test(second)) ||
        (first === 'access' && !/^(ls|list|get)/.test(second)) ||
        (first === 'stage' && second === 'publish') ||
        (first === 'team' && /^(add|rm|create|destroy)$/.test(second)) ||
        (first === 'token' && /^(create|revoke|delete)$/.test(second))
      );
    case 'pnpm':
    case 'bun':
    case 'jsr':
    case 'deno':
    case 'lerna':
    case 'changeset':
    case 'vsce':
    case 'ovsx':
    case 'flit':
    case 'hatch':
    case 'pdm':
    case 'uv':
    case 'poetry':
    case 'rye':
    case 'elm':
    case 'wasm-pack':
    case 'apm':
    case 'opam':
    case 'np':
    case 'auto':
    case 'maturin':
      return (
        words.slice(0, 2).some((word) => /^(publish|unpublish|shipit)$/.test(word)) ||
        (run.name === 'maturin' && first === 'upload') ||
        run.name === 'np'
      );
    case 'yarn':
      return (
        first === 'publish' ||
        (first === 'npm' && second === 'publish') ||
        (first === 'workspaces' && words.includes('publish'))
      );
    case 'nx':
      return first === 'release' && !hasExact(run, '--skip-publish', '-d');
    case 'semantic-release':
    case 'release-it':
    case 'standard-version-publish':
      return true;
    case 'cargo':
      return /^(publish|yank|owner)$/.test(first) && !(first === 'owner' && hasExact(run, '--list', '-l'));
    case 'twine':
      return /^(upload|register)$/.test(first);
    case 'python':
    case 'python3':
      return (
        (run.args.includes('twine') && run.args.includes('upload')) ||
        (words.some((word) => word.endsWith('setup.py')) && words.includes('upload')) ||
        (run.args.includes('flit') && run.args.includes('publish'))
      );
    case 'gem':
      return /^(push|yank|owner)$/.test(first);
    case 'mvn':
    case 'mvnw':
      return words.some((word) => /^(deploy|release:perform|deploy:deploy(-file)?|nexus-staging:release)$/.test(word));
    case 'gradle':
    case 'gradlew':
    case 'sbt':
    case 'lein':
      return (
        words.some((word) =>
          /^:?(\w+:)*(publish(signed|plugins|tomavencentral|alltomavencentral)?|publishto(?!mavenlocal)\w+|uploadarchives|bintrayupload|closeandrelease\w*)$/.test(
            word,
          ),
        ) ||
        (run.name === 'lein' && first === 'deploy')
      );
    case 'dotnet':
      return first === 'nuget' && /^(push|delete)$/.test(second);
    case 'nuget':
      return /^(push|delete)$/.test(first);
    case 'docker':
    case 'podman':
    case 'nerdctl':
    case 'buildah': {
      const [verb = '', next = ''] = dockerVerbs(run);
      return (
        verb === 'push' ||
        (verb === 'image' && next === 'push') ||
        (verb === 'manifest' && next === 'push') ||
        (verb === 'compose' && dockerVerbs(run).includes('push')) ||
        ((verb === 'build' || verb === 'buildx') && run.args.includes('--push'))
      );
    }
    case 'helm':
      return /^(push|cm-push)$/.test(first);
    case 'oras':
    case 'crane':
    case 'regctl':
      return /^(push|copy|tag)$/.test(first);
    case 'gh':
      return (
        first === 'release' && /^(create|edit|upload)$/.test(second) && !hasExact(run, '--draft', '-d', '--draft=true')
      );
    case 'glab':
      return first === 'release' && second === 'create';
    case 'goreleaser':
      return first === 'release';
    case 'dart':
    case 'flutter':
      return (first === 'pub' && second === 'publish') || first === 'publish';
    case 'pod':
      return first === 'trunk' && /^(push|delete|deprecate)$/.test(second);
    case 'fastlane':
      return words.some((word) => /^(deliver|supply|release|upload_to_\w+|pilot)$/.test(word));
    case 'xcrun':
      return startsWithVerbs(run, 'altool') && hasExact(run, '--upload-app');
    case 'eas':
      return /^(submit)$/.test(first);
    case 'mix':
      return first === 'hex.publish' || first === 'hex.retire';
    case 'huggingface-cli':
    case 'hf':
      return (
        /^(upload|upload-large-folder|delete-cache|repo)$/.test(first) &&
        !(first === 'repo' && /^(list|info)$/.test(second))
      );
    case 'anaconda':
    case 'conda':
      return first === 'upload';
    case 'snapcraft':
      return /^(upload|push|release|promote)$/.test(first);
    case 'stack':
    case 'cabal':
    case 'luarocks':
      return first === 'upload' && (run.name !== 'cabal' || hasExact(run, '--publish'));
    case 'web-ext':
      return first === 'sign';
    case 'tfx':
      return words.includes('publish');
    case 'shopify':
      return /^theme$/.test(first) && /^(publish|push)$/.test(second);
    default:
      return false;
  }
}
