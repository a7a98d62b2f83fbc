import type { Hermes } from '../../create-hermes.js';
import type { EnvRequirement } from '../../kernel/tool.js';
import { createProbe } from '../../ports/requirement-probe.js';
import type { DoctorRow } from './doctor-row.js';
import { missingNeeds, variableWords } from './missing-needs.js';

/** How many tools can work, and each key that would bring more. */
export async function lookAtTools(hermes: Hermes): Promise<DoctorRow[]> {
  const { settings } = hermes;
  const probe = createProbe({ env: () => settings.env, packages: settings.paths.packages });
  const slots = hermes.grant.slots().filter(({ toolset }) => toolset !== 'finding');
  const answers = await Promise.all(slots.map((slot) => hermes.availability.of(slot)));
  const able = answers.filter(({ available }) => available).length;
  const keys = new Map<string, { requirement: EnvRequirement; tools: string[] }>();
  for (const { summary } of slots) {
    for (const requirement of missingNeeds(summary, probe).variables) {
      const known = keys.get(requirement.name);
      if (known === undefined) keys.set(requirement.name, { requirement, tools: [summary.name] });
      else known.tools.push(summary.name);
    }
  }
  const count: DoctorRow = {
    area: 'tools',
    name: 'tools',
    state: 'ok',
    detail: `${able} of ${slots.length} can work here`,
    purpose: 'what a model can call',
    fix: able === slots.length ? null : 'see why with: hermes tools check',
  };
  return [count, ...[...keys.values()].map(({ requirement, tools }) => keyRow(requirement, tools))];
}

function keyRow(requirement: EnvRequirement, tools: readonly string[]): DoctorRow {
  const [first = ''] = tools;
  return {
    area: 'tools',
    name: requirement.name,
    state: 'missing',
    detail: variableWords(requirement),
    purpose: tools.join(', '),
    fix: `set it with: hermes setup ${first}`,
  };
}
