import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { seeds } from './seeds/all.ts';
import { timesFound } from './tree.ts';

describe('The seeded bugs', () => {
  test('are the six of the attack and forty in the views', () => {
    expect(seeds.filter(({ file }) => file.endsWith('.tsx')).length).toBeGreaterThanOrEqual(40);
    expect(seeds.length).toBeGreaterThanOrEqual(46);
  });

  test('have a harm each', () => {
    const harms = seeds.map(({ harm }) => harm);
    expect(harms).toEqual([...new Set(harms)]);
  });
});

test.each(seeds)('The sources still hold the piece in which this bug is seeded: $harm', (seed) => {
  expect(timesFound(root, seed)).toBe(1);
  expect(seed.replace).not.toBe(seed.find);
});

test.each(seeds)('The test that catches this bug is there: $harm', (seed) => {
  if ('unit' in seed) expect(existsSync(join(root, seed.unit))).toBe(true);
  if ('journey' in seed) expect(readFileSync(join(root, 'test/journeys', seed.journey), 'utf8')).toContain(seed.title);
});
