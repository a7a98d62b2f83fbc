import { describe, expect, it } from 'vitest';
import { parseYamlTools } from './parse-yaml-tools.js';

/** The example of the brief, as users have it. */
const JIRA = `tools:
  - name: jira_create_ticket
    description: "Create a ticket in Jira"
    type: http_wrapper
    endpoint: "https://your-org.atlassian.net/rest/api/3/issue"
    method: POST
    auth:
      type: basic
      username_env: JIRA_USER
      password_env: JIRA_API_TOKEN
    parameters:
      - name: summary
        type: string
        required: true
      - name: priority
        type: string
        enum: [Highest, High, Medium, Low, Lowest]
        default: Medium
      - name: project_key
        type: string
        required: true
    tags: [jira, project-management]
    timeout_seconds: 30
`;

it('reads the example of the brief', async () => {
  expect(await parseYamlTools(JIRA, 'jira.yaml')).toMatchObject([
    {
      name: 'jira_create_ticket',
      toolset: 'custom',
      method: 'POST',
      timeout_seconds: 30,
      tags: ['jira', 'project-management'],
    },
  ]);
});

/** The example with one line changed. */
const changed = (from: string, to: string): string => JIRA.replace(from, to);

describe('every mistake is told with file, line and field', () => {
  it.each([
    ['a broken YAML', 'tools: [', /^x\.yaml:1: /],
    ['no tools', 'tools: []\n', /^x\.yaml:1: tools: expected at least one tool/],
    ['another key at the top', 'tolls: []\n', /x\.yaml:1: tolls: unknown field\. Did you mean tools\?/],
    [
      'an unknown field',
      changed('tags:', 'tagz:'),
      /^x\.yaml:22: tools\[0\]\.tagz: unknown field\. Did you mean tags\?/,
    ],
    [
      'an unknown type of tool',
      changed('http_wrapper', 'shell'),
      /^x\.yaml:4: tools\[0\]\.type: expected http_wrapper/,
    ],
    [
      'a name with spaces',
      changed('jira_create_ticket', 'jira create'),
      /^x\.yaml:2: tools\[0\]\.name: expected letters/,
    ],
    [
      'no description',
      changed('    description: "Create a ticket in Jira"\n', ''),
      /^x\.yaml:2: tools\[0\]\.description: /,
    ],
    ['an unknown method', changed('POST', 'FETCH'), /^x\.yaml:6: tools\[0\]\.method: /],
    [
      'an address that is none',
      changed('https://your-org', 'your-org'),
      /^x\.yaml:5: tools\[0\]\.endpoint: expected an address/,
    ],
    [
      'a file address',
      changed('https://your-org.atlassian.net', 'file://'),
      /^x\.yaml:5: tools\[0\]\.endpoint: expected an address/,
    ],
    [
      'a placeholder in the host',
      changed('your-org.atl', '{org}.atl'),
      /^x\.yaml:5: tools\[0\]\.endpoint: placeholders may stand in the path/,
    ],
    [
      'a user in the address',
      changed('https://your-org', 'https://me:pw@your-org'),
      /^x\.yaml:5: tools\[0\]\.endpoint: a user or password/,
    ],
    [
      'a placeholder nobody fills',
      changed('/issue"', '/{nobody}"'),
      /^x\.yaml:5: tools\[0\]\.endpoint: no parameter is called nobody/,
    ],
    [
      'a fragment',
      changed('/issue"', '/issue#x"'),
      /^x\.yaml:5: tools\[0\]\.endpoint: an address for a tool has no fragment/,
    ],
    ['an unknown kind of auth', changed('type: basic', 'type: magic'), /^x\.yaml:8: tools\[0\]\.auth\.type: /],
    [
      'a missing part of auth',
      changed('      password_env: JIRA_API_TOKEN\n', ''),
      /^x\.yaml:7: tools\[0\]\.auth\.password_env: /,
    ],
    [
      'a secret instead of a variable',
      changed('JIRA_API_TOKEN', 'abc-123-secret'),
      /^x\.yaml:10: tools\[0\]\.auth\.password_env: expected the name of an environment variable/,
    ],
    [
      'an unknown type',
      changed('type: string\n        required', 'type: text\n        required'),
      /^x\.yaml:13: tools\[0\]\.parameters\[0\]\.type: /,
    ],
    [
      'a default outside the enum',
      changed('default: Medium', 'default: Urgent'),
      /^x\.yaml:18: tools\[0\]\.parameters\[1\]\.default: "Urgent" does not fit/,
    ],
    [
      'an enum member of another type',
      changed('[Highest,', '[7,'),
      /^x\.yaml:17: tools\[0\]\.parameters\[1\]\.enum\[0\]: 7 is not a string/,
    ],
    [
      'a required default',
      changed('default: Medium', 'default: Medium\n        required: true'),
      /^x\.yaml:18: tools\[0\]\.parameters\[1\]\.default: a required parameter has no default/,
    ],
    [
      'the same parameter twice',
      changed('name: project_key', 'name: summary'),
      /^x\.yaml:19: tools\[0\]\.parameters\[2\]\.name: the parameter summary is there twice/,
    ],
    [
      'a place without a placeholder',
      changed(
        '        required: true\n      - name: priority',
        '        required: true\n        in: path\n      - name: priority',
      ),
      /^x\.yaml:15: tools\[0\]\.parameters\[0\]\.in: the endpoint has no \{summary\}/,
    ],
    [
      'a body on GET',
      changed('POST', 'GET').replace('name: summary', 'name: summary\n        in: body'),
      /tools\[0\]\.parameters\[0\]\.in: a GET request has no body/,
    ],
    [
      'a header of the connection',
      changed('name: summary', 'name: host\n        in: header'),
      /tools\[0\]\.parameters\[0\]\.name: this header belongs to the connection/,
    ],
    [
      'too long a time',
      changed('timeout_seconds: 30', 'timeout_seconds: 99999'),
      /^x\.yaml:23: tools\[0\]\.timeout_seconds: /,
    ],
    [
      'a pattern that is none',
      changed('name: summary', 'name: summary\n        pattern: "["'),
      /^x\.yaml:13: tools\[0\]\.parameters\[0\]\.pattern: /,
    ],
    [
      'one name twice in a file',
      `${JIRA}${JIRA.replace('tools:\n', '')}`,
      /^x\.yaml:24: tools\[1\]\.name: this name is there twice/,
    ],
  ])('%s', async (_what, text, expected) => {
    await expect(parseYamlTools(text, 'x.yaml')).rejects.toThrow(expected);
  });

  it('lists all of them at once', async () => {
    const text = changed('POST', 'FETCH').replace('tags:', 'tagz:');
    await expect(parseYamlTools(text, 'x.yaml')).rejects.toThrow(/x\.yaml:6: .*\n?.*x\.yaml:22: /s);
  });

  it('does not let aliases blow a small file up', async () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\ntools: [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\n`;
    await expect(parseYamlTools(bomb, 'x.yaml')).rejects.toThrow(/x\.yaml:1: /);
  });
});
