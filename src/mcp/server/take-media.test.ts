import { expect, it } from 'vitest';
import { takeMedia } from './take-media.js';

it('takes pictures and sounds out, wherever they are, and says where they were', () => {
  const { data, media } = takeMedia({
    a: ['data:image/png;base64,AAAA'],
    b: { c: 'data:audio/wav;base64,BBBB' },
    d: 1,
  });
  expect(media).toEqual([
    { type: 'image', data: 'AAAA', mimeType: 'image/png' },
    { type: 'audio', data: 'BBBB', mimeType: 'audio/wav' },
  ]);
  expect(data).toEqual({ a: ['[image 1: image/png, attached]'], b: { c: '[audio 2: audio/wav, attached]' }, d: 1 });
});

it('leaves text alone that only looks like one', () => {
  const given = { a: 'data:text/html;base64,AAAA', b: 'data:image/png,AAAA', c: 'data:image/png;base64,<script>' };
  expect(takeMedia(given)).toEqual({ data: given, media: [] });
});
