import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import type { AsideEdit } from '../../files/aside/aside-port.js';
import type { ContentPair } from '../../files/diff/diff-contents.js';
import { createAsidePort } from './create-aside-port.js';

it('says what failed and what to try when its thread fails, and lets go of the signal', async () => {
  const { signal } = new AbortController();
  const port = createAsidePort({ signal });
  const nothing = undefined as unknown;
  await expect(port.diffContents(nothing as ContentPair)).rejects.toMatchObject({
    message: expect.stringMatching(/^The files could not be compared: the thread for large files failed: \S/),
    hint: expect.stringContaining('smaller files'),
  });
  await expect(port.planEdit(nothing as AsideEdit)).rejects.toMatchObject({
    message: expect.stringContaining('nothing was changed'),
    hint: expect.stringContaining('smaller files'),
  });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('starts nothing for a call that has ended', async () => {
  const port = createAsidePort({ signal: AbortSignal.abort(new Error('enough')) });
  await expect(port.planEdit({} as AsideEdit)).rejects.toThrow('enough');
});
