import { and, eq } from 'drizzle-orm';
import { REPAYABLE } from '../../../shared/domain/orderStatus.ts';
import { hasAccount } from '../bank/accounts.ts';
import type { Queries } from '../database/openDatabase.ts';
import { instalments, type Offer, offers, orders } from '../database/schema.ts';
import { refusal } from '../http/refusal.ts';
import { addDays, dayIso, timeText } from '../loan/dates.ts';
import { pesoText } from '../loan/money.ts';
import { findOffer, payDateIso, whoOf } from '../offer/offers.ts';
import type { OrderTraits } from '../seed/orderTraits.ts';
import { en } from '../texts/en.ts';
import { type Call, textOf } from './call.ts';

const traitsOf = ({ terms }: Offer, { nowMs, terms: { fundingDays } }: Call): OrderTraits => ({
  channels: ['90006', '90007', '90008', '90009'],
  defaultChannel: '90006',
  telephone: '+63 900 000 0001',
  // The money has not arrived yet; these rows show how much will arrive, and when at the latest.
  extraRows: [
    { text: en.rows.youReceive, value: pesoText(terms.amountCents) },
    { text: en.rows.inYourAccountBy, value: addDays(dayIso(nowMs), fundingDays.most) },
  ],
  ...(terms.sendsText && { sendsText: true }),
});

/** Marks the offer as taken and creates its order with the instalments. */
async function takeOffer(call: Call, tx: Queries, offer: Offer): Promise<void> {
  const { orderId, terms } = offer;
  const taken = await tx
    .update(offers)
    .set({ pushedAt: timeText(call.nowMs) })
    .where(and(eq(offers.orderId, orderId), eq(offers.pushedAt, '')));
  if (taken.rowsAffected !== 1) throw new Error('The offer was taken under its own lock.');
  const begun = { status: Number(REPAYABLE), isDelay: false, lateFeeCents: 0, rolloverCents: 0, revision: 1 };
  await tx.insert(orders).values({ ...whoOf(offer), ...begun, id: orderId, traits: traitsOf(offer, call) });
  const parts = terms.parts.map(({ amountCents, dueInDays }, index) => {
    return { orderId, number: index + 1, amountCents, dueDateIso: payDateIso(offer, dueInDays), paidAt: '' };
  });
  await tx.insert(instalments).values(parts);
}

type Fields = Readonly<Record<string, string>>;

/**
 * Takes the offered loan, once. `repeated` returns the fields that the call has to repeat exactly as offered; `session` is added to the
 * URL if the calling page does not add the session itself. @returns the URL of the page to show next.
 */
async function confirmOffer(call: Call, tx: Queries, repeated: (offer: Offer) => Fields, session: Fields = {}) {
  const offer = await findOffer(call, tx);
  if (offer.pushedAt !== '') throw refusal('offerTaken');
  if (!Object.entries(repeated(offer)).every(([name, value]) => textOf(call, name) === value))
    throw refusal('termsChanged');
  if (!(await hasAccount(tx, offer.userId))) throw refusal('accountMissing');
  await takeOffer(call, tx, offer);
  const { orderId, productId, terms } = offer;
  const page = `${call.origin}${call.pagesPath}/loanDetail`;
  return (
    terms.target?.replace('{orderId}', orderId) ?? `${page}?${new URLSearchParams({ ...session, orderId, productId })}`
  );
}

/** Takes the loan if the call repeats the offered amount, term and unit. */
export async function pushLoan(call: Call, tx: Queries) {
  const lendDetailsUrl = await confirmOffer(call, tx, ({ terms }) => ({
    amount: String(terms.amountCents),
    periods: String(terms.termDays),
    termUnit: String(terms.termUnit),
  }));
  return { lendDetailsUrl };
}

/** Takes the loan if the call repeats the offered amount. The legacy page opens the URL as it is, so it includes the session. */
export async function pushLegacyLoan(call: Call, tx: Queries) {
  const { userId = '', sessionId = '' } = call.query;
  const url = await confirmOffer(call, tx, ({ terms }) => ({ amount: String(terms.amountCents) }), {
    userId,
    sessionId,
  });
  return { url };
}
