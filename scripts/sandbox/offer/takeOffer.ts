import { and, eq } from 'drizzle-orm';
import { REPAYABLE } from '../../../shared/domain/orderStatus.ts';
import type { Span } from '../../../shared/domain/terms.ts';
import { type Offer, offers } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { instalments, orders } from '../database/schema.ts';
import { addDays, dayIso, timeText } from '../loan/dates.ts';
import { pesoText } from '../loan/money.ts';
import type { OrderTraits } from '../seed/borrowerSeed.ts';
import { en } from '../texts/en.ts';
import { payDateIso } from './describeOffer.ts';

function traitsOf({ terms }: Offer, nowMs: number, fundingDays: Span): OrderTraits {
  return {
    channels: ['90006', '90007', '90008', '90009'],
    defaultChannel: '90006',
    telephone: '+63 900 000 0001',
    // Nothing has arrived yet: the terms say by when it does.
    extraRows: [
      { text: en.rows.youReceive, value: pesoText(terms.amountCents) },
      { text: en.rows.inYourAccountBy, value: addDays(dayIso(nowMs), fundingDays.most) },
    ],
    ...(terms.sendsText === true && { sendsText: true }),
  };
}

function orderRow(offer: Offer, nowMs: number, fundingDays: Span) {
  const { orderId, userId, borrowerName, mobilePhone, productId, productName, story } = offer;
  const borrower = { userId, borrowerName, mobilePhone, productId, productName, story };
  const begun = { status: Number(REPAYABLE), isDelay: false, lateFeeCents: 0, rolloverCents: 0, revision: 1 };
  return { ...borrower, ...begun, id: orderId, traits: traitsOf(offer, nowMs, fundingDays) };
}

const partRows = (offer: Offer) =>
  offer.terms.parts.map(({ amountCents, dueInDays }, index) => ({
    orderId: offer.orderId,
    number: index + 1,
    amountCents,
    dueDateIso: payDateIso(offer, dueInDays),
    paidAt: '',
  }));

/** Makes the order that was offered, whose money comes within `fundingDays`. Run it inside the transaction that found the offer open. */
export async function takeOffer(tx: Queries, offer: Offer, nowMs: number, fundingDays: Span): Promise<void> {
  const stillOpen = and(eq(offers.orderId, offer.orderId), eq(offers.pushedAt, ''));
  const taken = await tx
    .update(offers)
    .set({ pushedAt: timeText(nowMs) })
    .where(stillOpen);
  if (taken.rowsAffected !== 1) throw new Error('The offer was taken under its own lock.');
  await tx.insert(orders).values(orderRow(offer, nowMs, fundingDays));
  await tx.insert(instalments).values(partRows(offer));
}
