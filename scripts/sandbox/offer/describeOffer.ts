import type { Offer } from '../database/loanTables.ts';
import { addDays } from '../loan/dates.ts';
import { wireCents, wireFlag } from '../loan/money.ts';

/** When a part is to be paid, `YYYY-MM-DD`. */
export const payDateIso = ({ offeredOn }: Offer, dueInDays: number): string => addDays(offeredOn, dueInDays);

const partTitle = ({ terms: { partTitle: title, parts } }: Offer, number: number): string => {
  if (title !== undefined) return `${title} ${number}`;
  return parts.length === 1 ? 'Repayment' : `Instalment ${number} of ${parts.length}`;
};

function plan(offer: Offer) {
  const { terms } = offer;
  if (terms.hidesPlan === true) return [];
  return terms.parts.map(({ amountCents, dueInDays }, index) => ({
    title: partTitle(offer, index + 1),
    amount: wireCents(amountCents, terms),
    description: terms.partDescription ?? 'Principal, interest and fee',
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
    details: terms.details,
    repay_plans: plan(offer),
    isPopType: wireFlag(backQuestion !== undefined, terms),
    popTitle: backQuestion?.title ?? '',
    popContent: backQuestion?.content ?? '',
  };
}
