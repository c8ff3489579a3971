import { expect, it } from 'vitest';
import { repayers } from './repayers.ts';

const charged = (orderId: string) => repayers.find((seed) => seed.orderId === orderId);

it.each([
  ['180001', 225_000, 300_000],
  ['180002', 100_000, undefined],
  ['180003', 105_000, 120_000],
])('order %s is charged %i cents for being late', (orderId, lateFeeCents, rolloverCents) => {
  expect([charged(orderId)?.lateFeeCents, charged(orderId)?.rolloverCents]).toEqual([lateFeeCents, rolloverCents]);
});
