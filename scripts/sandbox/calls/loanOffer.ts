import { and, eq } from 'drizzle-orm';
import { REPAYABLE } from '../../../shared/domain/orderStatus.ts';
import { newestAccountOf } from '../bank/accounts.ts';
import type { Queries } from '../database/openDatabase.ts';
import { instalments, type Offer, offers, orders } from '../database/schema.ts';
import { Refusal, refusal, refusalCodes } from '../http/envelope.ts';
import { addDays, dayIso, timeText } from '../loan/dates.ts';
import { offerFacts } from '../loan/facts.ts';
import {
  agreementTitles,
  agreementUrl,
  commonFields,
  findContract,
  findOffer,
  findOpenOffer,
  firstAgreementUrl,
  payDateIso,
  whoOf,
} from '../offer/offers.ts';
import { type OrderTraits, receivedCents } from '../seed/terms.ts';
import { imageUrl } from '../site/images.ts';
import { texts } from '../texts.ts';
import { type Call, requiredText, textOf } from './call.ts';

/** Returns the loan offer that the borrower has not confirmed yet. */
export async function readLoanOffer(call: Call, db: Queries) {
  const offer = await findOpenOffer(call, db);
  const { productName, terms } = offer;
  const firstDay = terms.parts[0]?.dueInDays ?? terms.termDays;
  return {
    ...commonFields(offer),
    periods: terms.termDays,
    termUnit: terms.termUnit,
    firstPayTime: payDateIso(offer, firstDay),
    firstPeriodDay: firstDay,
    pRateDsc: texts.products.perDay(terms.percentPerDay),
    sendSms: 0,
    popAgreementUrl: firstAgreementUrl(call, offer),
    comProductLogo: imageUrl(call.origin, productName),
    comProductName: productName,
    facts: await offerFacts(db, offer),
  };
}

/** Returns the loan offer that the borrower has not confirmed yet, for the legacy confirmation page. */
export async function readLegacyLoanOffer(call: Call, db: Queries) {
  const offer = await findOpenOffer(call, db);
  const { productName, terms } = offer;
  const { legacy = { buttonText: 'Get my loan', showsRupee: false } } = terms;
  return {
    ...commonFields(offer),
    productLogo: imageUrl(call.origin, productName),
    productName,
    repayDate: payDateIso(offer, terms.parts[0]?.dueInDays ?? terms.termDays),
    buttonText: legacy.buttonText,
    showRupee: Number(legacy.showsRupee),
    popMsg: legacy.promotion ?? '',
    facts: await offerFacts(db, offer),
  };
}

/** Lists the loan's contracts, both before and after the loan is taken; empty for an application. */
export async function listAgreements(call: Call, db: Queries) {
  if (!(await findContract(call, db))) return [];
  return agreementTitles.map((title, index) => ({ title, position: index + 1 }));
}

/** Returns the URL of a contract's page. */
export async function openAgreement(call: Call, db: Queries) {
  const position = requiredText(call, 'position');
  const contract = await findContract(call, db);
  if (!contract) throw refusal('offerUnknown');
  if (!agreementTitles[Number(position) - 1])
    throw new Refusal(refusalCodes.agreementUnknown, 'There is no agreement at this position.');
  return { contract_url: agreementUrl(call, contract, position) };
}

const traitsOf = ({ terms }: Offer, { nowMs, terms: { fundingDays } }: Call): OrderTraits => ({
  channels: ['90006', '90007', '90008', '90009'],
  defaultChannel: '90006',
  telephone: '+63 900 000 0001',
  payout: { amountCents: receivedCents(terms), byIso: addDays(dayIso(nowMs), fundingDays.most) },
  ...(terms.hasNoFacts && { hasNoFacts: true }),
});

/** Marks the offer as taken and creates its order with the instalments. */
async function takeOffer(call: Call, tx: Queries, offer: Offer): Promise<void> {
  const { orderId, terms, token } = offer;
  const taken = await tx
    .update(offers)
    .set({ pushedAt: timeText(call.nowMs) })
    .where(and(eq(offers.orderId, orderId), eq(offers.pushedAt, '')));
  if (taken.rowsAffected !== 1) throw new Error('The offer was taken under its own lock.');
  const begun = { status: Number(REPAYABLE), isDelay: false, lateFeeCents: 0, rolloverCents: 0, revision: 1 };
  await tx.insert(orders).values({ ...whoOf(offer), ...begun, id: orderId, token, traits: traitsOf(offer, call) });
  const parts = terms.parts.map(({ amountCents, dueInDays }, index) => {
    return { orderId, number: index + 1, amountCents, dueDateIso: payDateIso(offer, dueInDays), paidAt: '' };
  });
  await tx.insert(instalments).values(parts);
}

/** Takes the offered loan, once, if the call repeats these terms exactly as they were offered. */
async function confirmOffer(call: Call, tx: Queries, names: readonly ('amount' | 'periods' | 'termUnit')[]) {
  const offer = await findOffer(call, tx);
  if (offer.pushedAt !== '') throw refusal('offerTaken');
  const { amountCents: amount, termDays: periods, termUnit } = offer.terms;
  const offered = { amount, periods, termUnit };
  if (names.some((name) => textOf(call, name) !== String(offered[name]))) throw refusal('termsChanged');
  if (!(await newestAccountOf(tx, offer.userId))) throw refusal('accountMissing');
  await takeOffer(call, tx, offer);
  return offer;
}

/** Returns the URL of the order's page; `session` is added if the calling page does not add the session itself. */
function orderPage(call: Call, { orderId, productId }: Offer, session: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams({ ...session, orderId, productId });
  return `${call.origin}${call.pagesPath}/loanDetail?${query}`;
}

/** Takes the loan if the call repeats the offered amount, term and unit. */
export async function pushLoan(call: Call, tx: Queries) {
  const offer = await confirmOffer(call, tx, ['amount', 'periods', 'termUnit']);
  return { lendDetailsUrl: orderPage(call, offer) };
}

/** Takes the loan if the call repeats the offered amount. The legacy page opens the URL as it is, so it includes the session. */
export async function pushLegacyLoan(call: Call, tx: Queries) {
  const { userId = '', sessionId = '' } = call.query;
  return { url: orderPage(call, await confirmOffer(call, tx, ['amount']), { userId, sessionId }) };
}
