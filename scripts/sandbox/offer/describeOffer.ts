import type { Offer } from '../database/loanTables.ts';
import { addDays } from '../loan/dates.ts';
import { wireCents, wireFlag } from '../loan/money.ts';
import type { Texts } from '../texts/en.ts';
import { sampleWords, type Words } from '../texts/texts.ts';

/** When a part is to be paid, `YYYY-MM-DD`. */
export const payDateIso = ({ offeredOn }: Offer, dueInDays: number): string => addDays(offeredOn, dueInDays);

const partTitle = ({ terms: { partTitle: title, parts } }: Offer, number: number): Words => {
  if (title !== undefined) return `${title} ${number}`;
  return ({ offer }) => (parts.length === 1 ? offer.repayment : offer.instalmentOf(number, parts.length));
};

function plan(offer: Offer) {
  const { terms } = offer;
  if (terms.hidesPlan === true) return [];
  return terms.parts.map(({ amountCents, dueInDays }, index) => ({
    title: partTitle(offer, index + 1),
    amount: wireCents(amountCents, terms),
    description: terms.partDescription ?? (({ offer: words }: Texts) => words.partOf),
    // Both forms of a date.
    pay_time: payDateIso(offer, dueInDays) + (terms.sendsText === true ? ' 23:59:59' : ''),
  }));
}

/** What both confirmations have: the amount, the rows, the plan, and the question on the way back. */
export function commonWords(offer: Offer) {
  const { terms } = offer;
  const { backQuestion } = terms;
  return {
    amount: wireCents(terms.amountCents, terms),
    details: terms.details.map(({ text, value }) => ({ text: sampleWords(text), value })),
    repay_plans: plan(offer),
    isPopType: wireFlag(backQuestion !== undefined, terms),
    popTitle: sampleWords(backQuestion?.title ?? ''),
    popContent: sampleWords(backQuestion?.content ?? ''),
  };
}
