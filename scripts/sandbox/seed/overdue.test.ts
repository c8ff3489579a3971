import { expect, it } from 'vitest';
import { brand as sample } from '../../../shared/brand/brands/default/brand.ts';
import { lateCharges } from '../../../shared/domain/lateCharges.ts';
import { borrowers } from './borrowers.ts';

const late = borrowers.filter(({ lateFeeCents }) => lateFeeCents);

it.each(late.map((seed) => [seed.orderId, seed] as const))('order %s owes what the terms charge', (_, seed) => {
  const part = seed.instalments.find(({ isPaid }) => !isPaid);
  const chargeFor = (client: 'new' | 'repeat') =>
    lateCharges(part?.amountCents ?? 0, -(part?.dueInDays ?? 0), client, sample.terms).totalCents;
  const hasRepaid = borrowers.some(({ userId, status }) => userId === seed.userId && status === 200);
  expect(hasRepaid ? [chargeFor('repeat')] : [chargeFor('new'), chargeFor('repeat')]).toContain(seed.lateFeeCents);
});
