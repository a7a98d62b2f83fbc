import type { Run } from '../run.js';
import { optionValue } from './arguments.js';
import type { Rule } from './rule.js';

export const HTTP_DELETION_RULES: readonly Rule[] = [
  {
    id: 'http-delete',
    severity: 'ask',
    reason: 'It asks a server to delete something.',
    commands: ['curl', 'wget', 'http', 'https', 'xh', 'httpie', 'invoke-restmethod', 'invoke-webrequest', 'curlie'],
    match: httpDelete,
    examples: {
      hit: [
        'curl -X DELETE https://api.example.com/v1/x',
        'curl -XDELETE http://localhost:9200/_all',
        'http DELETE https://api.example.com/x',
        'curl --request DELETE https://example.com/x',
        'curl -X DELETE "http://localhost:9200/*"',
        'xh delete :9200/idx',
        'curl -X POST localhost:8080/alter -d \'{"drop_all": true}\'',
      ],
      miss: [
        'curl -X POST http://localhost/x',
        'curl -X DELETE http://localhost:3000/api/items/1',
        'curl https://example.com/delete',
        'curl http://localhost:9200/_cat/indices',
      ],
    },
  },
];

/** Clients that take the method as their first word, in any case. */
const METHOD_FIRST = /^(https?|xhs?|httpie|curlie)$/;

function httpDelete(run: Run): boolean {
  const method =
    optionValue(run, '-X', '--request', '--method', '-Method') ??
    run.args.find((arg) => (METHOD_FIRST.test(run.name) ? /^(DELETE|PURGE)$/i : /^(DELETE|PURGE)$/).test(arg)) ??
    '';
  if (
    run.args.some((arg) =>
      /\/_delete_by_query\b|\/_shutdown\b|\/_close\b|\/tsdb\/delete_series\b|\/-\/quit$|"drop_(?:all|attr)"\s*:|^\s*<delete>/.test(
        arg,
      ),
    )
  )
    return true;
  if (!/^(delete|purge)$/i.test(method) && !run.args.some((arg) => /^-[a-zA-Z]*XDELETE$/.test(arg))) return false;
  const urls = run.args.filter((arg) => /:\/\/|^localhost|^[\w.-]+:\d+|^[\w-]+(\.[\w-]+)+\//.test(arg));
  const isLocal =
    urls.length > 0 &&
    urls.every((url) => /^(https?:\/\/)?(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)([:/]|$)/.test(url));
  return (
    !isLocal ||
    urls.some(
      (url) =>
        /:(9200|2379|8500|5984|6333|8983|7700|8108|9090|19530|8529)\//.test(url) ||
        /\/api\/v1\/(?:namespaces|nodes|persistentvolumes)\b|\/apis\//.test(url) ||
        /\/(_all|\*|_data_stream|_template|_index_template|v1\/schema\/|collections\/)/.test(url),
    )
  );
}
