import { expect, it } from 'vitest';
import { exampleStart } from './exampleStart.ts';

it.each([
  ['the sample', 200_000, 2_500_000, 50_000, 500_000],
  ['larger loans', 100_000_000, 2_000_000_000, 40_000_000, 380_000_000],
  ['a short range, from its least on', 900_000, 1_000_000, 20_000, 900_000],
  ['amounts that no fiftieth of is whole', 100_000, 123_400, 2_500, 100_000],
])('An example of %s begins on one of its steps, in whole money', (_, leastCents, mostCents, stepCents, startCents) => {
  expect(exampleStart({ leastCents, mostCents })).toEqual({ stepCents, startCents });
  expect((startCents - leastCents) % stepCents).toBe(0);
  expect(startCents).toBeLessThanOrEqual(mostCents);
});
