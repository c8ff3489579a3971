import type { Instalment, Order } from '../database/schema.ts';
import { type DetailRow, ownLabel } from '../seed/terms.ts';
import { imageUrl } from '../site/images.ts';
import { pesoText, texts } from '../texts.ts';
import { daysBetween } from './dates.ts';
import { type Loan, nextPart } from './loan.ts';

const { rows } = texts;

/** The texts of an order's status, by its number. */
const names: Readonly<Record<number, keyof (typeof texts)['statusTitles']>> = {
  21: 'underReview',
  110: 'notApproved',
  151: 'notReleased',
  170: 'repayable',
  174: 'dueSoon',
  180: 'overdue',
  200: 'settled',
};

/** Returns the URL of a product's logo; for orders with the trait `hasBrokenLogo`, one that does not exist. */
export const productLogo = ({ productName, traits }: Order, origin: string): string =>
  traits.hasBrokenLogo ? `${origin}/sandbox/images/missing.png` : imageUrl(origin, productName);

/** Returns the title and the description of an order's status, which the order page shows above the details. */
export function describeOrder(loan: Loan) {
  const { statusDescriptions, statusTitles } = texts;
  const { status, isDelay, traits } = loan.order;
  const name = names[status] ?? 'other';
  const words = statusDescriptions[name === 'dueSoon' && isDelay ? 'dueSoonOrLater' : name];
  const description = typeof words === 'string' ? words : words(nextPart(loan)?.dueDateIso ?? '');
  return { title: traits.statusText ?? statusTitles[name], description: traits.statusDescription ?? description };
}

const row = (text: string, value: string): DetailRow => ({ text, value });

function lateRows({ order }: Loan, part: Instalment, todayIso: string): DetailRow[] {
  if (order.lateFeeCents === 0) return [];
  return [
    row(rows.lateCharges, pesoText(order.lateFeeCents)),
    row(rows.totalDueNow, pesoText(part.amountCents + order.lateFeeCents)),
    row(rows.daysOverdue, String(Math.max(0, daysBetween(part.dueDateIso, todayIso)))),
  ];
}

function dueRows(loan: Loan, todayIso: string): DetailRow[] {
  const part = nextPart(loan);
  if (!part) return [row(rows.repaidOn, loan.parts.at(-1)?.paidAt.slice(0, 10) ?? '')];
  return [
    row(rows.amountOfInstalment, pesoText(part.amountCents)),
    ...lateRows(loan, part, todayIso),
    row(rows.instalment, texts.instalmentOf(part.number, loan.parts.length)),
    row(rows.dueDate, part.dueDateIso),
  ];
}

/** Returns the rows that only this order has. Once the loan is repaid, the row with the date of the payout is left out. */
function extraRows({ order, parts }: Loan): readonly DetailRow[] {
  const { extraRows: own = [], payout } = order.traits;
  if (!payout) return own;
  const isOver = parts.every(({ paidAt }) => paidAt !== '');
  const arrival = isOver ? [] : [row(rows.inYourAccountBy, payout.byIso)];
  return [...own, row(rows.youReceive, pesoText(payout.amountCents)), ...arrival];
}

const isApplied = ({ order }: Loan): boolean => [21, 110, 151].includes(order.status);

function totalName(loan: Loan): keyof typeof rows {
  if (isApplied(loan)) return 'requestedAmount';
  if (nextPart(loan) === null) return 'totalPaid';
  // Below the amount due with late charges, a lower amount named "total" would look like all that is owed.
  return loan.order.lateFeeCents === 0 ? 'totalRepayment' : 'withoutLateCharges';
}

/** Returns the rows of an order's details. An application has no amounts due and no due dates yet. */
export function detailRows(loan: Loan, todayIso: string): DetailRow[] {
  const total = loan.parts.reduce((sum, part) => sum + part.amountCents, 0);
  const all = [
    // The amount due comes before the total of the loan.
    ...(isApplied(loan) ? [] : dueRows(loan, todayIso)),
    row(rows[totalName(loan)], pesoText(total)),
    row(rows.orderNumber, loan.order.id),
    ...extraRows(loan),
  ];
  return loan.order.traits.hasNoFacts ? all.map(({ text, value }) => row(ownLabel(text), value)) : all;
}
