import { expect, it } from 'vitest';
import { costOf } from './offerCost.ts';

const offer = { amount: 500_000, periods: '', plan: [{ amount: 590_000, payTime: '2099-02-20' }] };

it.each([
  ['₱5,000.00', { kind: 'whole', receivedCents: 500_000, repaidCents: 590_000 }],
  ['in cash', { kind: 'whole' }],
  ['₱4,500.00', { kind: 'received', repaidCents: 590_000 }],
])('An offer of 5,000.00 of which a row says that %s is received costs %o', (value, cost) => {
  const named = costOf({ ...offer, details: [{ label: 'You receive', value }] }, Date.now());
  expect(named).toMatchObject(cost);
  expect(cost.kind === 'whole' || !('receivedCents' in (named ?? {}))).toBe(true);
});
