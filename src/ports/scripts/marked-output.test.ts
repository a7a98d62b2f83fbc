import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MarkedOutput } from './marked-output.js';

const TOKEN = '0123456789abcdef0123456789abcdef';

function collect(chunks: readonly Buffer[]) {
  const seen = { output: '', message: '', ends: 0 };
  const marked = new MarkedOutput(
    {
      output: (bytes) => (seen.output += Buffer.from(bytes).toString('latin1')),
      message: (bytes) => (seen.message += Buffer.from(bytes).toString('latin1')),
      end: () => seen.ends++,
    },
    TOKEN,
  );
  for (const chunk of chunks) marked.push(chunk);
  marked.flush();
  return seen;
}

it('takes messages out of output however both are cut, and loses no byte', () => {
  const mark = `\u001e${TOKEN}`;
  const text = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.constantFrom('\u001e', mark.slice(0, 9), mark.slice(0, 33).slice(0, -1)),
  );
  const parts = fc.array(fc.record({ text, isMessage: fc.boolean() }), { maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.array(fc.nat({ max: 90 }), { maxLength: 12 }), (pieces, cuts) => {
      const whole = Buffer.from(
        pieces
          .map(({ text, isMessage }) =>
            isMessage ? `${mark}${text.length.toString(16).padStart(5, '0')}${text}` : text,
          )
          .join(''),
        'latin1',
      );
      const chunks: Buffer[] = [];
      let rest = whole;
      for (const cut of cuts) {
        chunks.push(rest.subarray(0, cut));
        rest = rest.subarray(cut);
      }
      const seen = collect([...chunks, rest]);
      const of = (wanted: boolean) =>
        pieces
          .filter((piece) => piece.isMessage === wanted)
          .map((piece) => piece.text)
          .join('');
      expect(seen.message).toBe(of(true));
      expect(seen.output).toBe(of(false));
      expect(seen.ends).toBe(pieces.filter(({ text, isMessage }) => isMessage && text === '').length);
    }),
    { seed: 3, numRuns: 500 },
  );
});
