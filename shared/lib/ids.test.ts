import { expect, it } from 'vitest';
import { fingerprint } from './ids.ts';

it('is the same for the same value, whoever made it, and short', () => {
  expect(fingerprint(['170', { label: 'Due', value: '₱1,500.50' }])).toBe(
    fingerprint(JSON.parse('["170",{"label":"Due","value":"₱1,500.50"}]')),
  );
  expect(fingerprint('x'.repeat(10_000)).length).toBeLessThan(14);
});

it('is another one for each of many values that differ in little', () => {
  const prints = new Set<string>();
  for (let part = 0; part < 50_000; part += 1) prints.add(fingerprint(['170', `${part % 250} of 250`, part]));
  expect(prints.size).toBe(50_000);
});
