import { ToolError } from '../../kernel/outcome.js';
import type { ModelPort } from '../../kernel/ports.js';

/** The model port of an instance for which no model was configured: says so when it is used. */
export const noModel: ModelPort = {
  available: false,
  async complete() {
    throw new ToolError('No model is configured', {
      code: 'unavailable',
      hint: 'Pass a model to createHermes, or configure an OpenAI-compatible endpoint.',
    });
  },
};
