import { expect, it } from 'vitest';
import { floorPlaces } from './floor-places.js';
import { pathFloor } from './path-floor.js';

const context = { home: '/home/u', hermesHome: '/home/u/.hermes' };
const places = floorPlaces(context);
/** Of a folder the floor speaks of what is in it. */
const verdicts = (path: string): string[] =>
  [path, `${path}/x`].map((each) => pathFloor(each, 'write', context).verdict);

it.each([...places.never, ...places.neverNamed.map((name) => `/work/${name}`)])('no profile opens %s', (path) => {
  expect(verdicts(path)).toEqual(['never', 'never']);
});

it.each(places.open)('%s is open', (path) => {
  expect(pathFloor(`${path}/x`, 'write', context).verdict).toBe('ordinary');
});

it.each(places.explicit)('only a rule of its own opens %s', (path) => {
  expect(verdicts(path)).toContain('explicit');
});
