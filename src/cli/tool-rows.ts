import type { Hermes } from '../create-hermes.js';
import type { ToolOrigin } from '../kernel/tool.js';
import { firstLine, type ToolRow } from './tool-row.js';

/** The granted tools of an instance. */
export async function toolRows(hermes: Hermes): Promise<ToolRow[]> {
  return Promise.all(
    hermes.grant
      .slots()
      .filter((slot) => slot.toolset !== 'finding')
      .map(async (slot) => {
        const answer = await hermes.availability.of(slot);
        const { name, toolset, definition, emoji = '', origin } = slot.summary;
        return {
          name,
          toolset,
          description: firstLine(definition.description),
          emoji,
          available: answer.available,
          reason: answer.available ? null : answer.reason,
          origin: originText(origin),
        };
      }),
  );
}

/** Where a tool came from, in one word or path. */
export function originText(origin: ToolOrigin): string {
  switch (origin.kind) {
    case 'builtin':
    case 'host':
      return origin.kind;
    case 'file':
    case 'yaml':
      return `${origin.kind}:${origin.path}`;
    case 'plugin':
      return `plugin:${origin.plugin}`;
    case 'mcp':
      return `mcp:${origin.server}`;
  }
}
