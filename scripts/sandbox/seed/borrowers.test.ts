import { expect, it } from 'vitest';
import { borrowers } from './borrowers.ts';

it.each([
  ['180001', 225_000, 300_000],
  ['180002', 100_000, undefined],
  ['180003', 105_000, 120_000],
  ['180201', 102_500, undefined],
])('order %s is charged %i cents for being late', (orderId, lateFeeCents, rolloverCents) => {
  const seed = borrowers.find((each) => each.orderId === orderId);
  expect([seed?.lateFeeCents, seed?.rolloverCents]).toEqual([lateFeeCents, rolloverCents]);
});
