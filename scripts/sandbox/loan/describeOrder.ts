import {
  DUE_SOON,
  OVERDUE,
  REPAYABLE,
  SETTLED,
  STATUS_21,
  STATUS_110,
  STATUS_151,
} from '../../../shared/domain/orderStatus.ts';
import type { Instalment } from '../database/schema.ts';
import { en, type Texts } from '../texts/en.ts';
import { sampleWords, type Words } from '../texts/texts.ts';
import { daysBetween } from './dates.ts';
import { nextPart } from './dueNow.ts';
import type { Loan } from './findLoan.ts';
import { pesoText } from './money.ts';

const names = new Map<string, keyof Texts['statusTitles']>([
  [STATUS_21, 'underReview'],
  [STATUS_110, 'notApproved'],
  [STATUS_151, 'notReleased'],
  [REPAYABLE, 'repayable'],
  [DUE_SOON, 'dueSoon'],
  [OVERDUE, 'overdue'],
  [SETTLED, 'settled'],
]);

/** Returns the title and the description of an order's status, which the order page shows above the details. */
export function describeOrder(loan: Loan) {
  const { status, isDelay, traits } = loan.order;
  const name = names.get(String(status)) ?? 'other';
  const day = nextPart(loan)?.dueDateIso ?? '';
  const description: Words = ({ statusDescriptions }) => {
    const words = statusDescriptions[name === 'dueSoon' && isDelay ? 'dueSoonOrLater' : name];
    return typeof words === 'string' ? words : words(day);
  };
  const title: Words = ({ statusTitles }) => statusTitles[name];
  return { title: traits.statusText ?? title, description: traits.statusDescription ?? description };
}

/** A detail row before its texts are resolved to a language. */
interface WordedRow {
  readonly text: Words;
  readonly value: Words;
}

const row = (name: keyof Texts['rows'], value: Words): WordedRow => ({ text: ({ rows }) => rows[name], value });

function lateRows({ order }: Loan, part: Instalment, todayIso: string): WordedRow[] {
  if (order.lateFeeCents === 0) return [];
  return [
    row('lateCharges', pesoText(order.lateFeeCents)),
    row('totalDueNow', pesoText(part.amountCents + order.lateFeeCents)),
    row('daysOverdue', String(Math.max(0, daysBetween(part.dueDateIso, todayIso)))),
  ];
}

function dueRows(loan: Loan, todayIso: string): WordedRow[] {
  const part = nextPart(loan);
  if (!part) return [row('repaidOn', loan.parts.at(-1)?.paidAt.slice(0, 10) ?? '')];
  return [
    row('amountOfInstalment', pesoText(part.amountCents)),
    ...lateRows(loan, part, todayIso),
    row('instalment', ({ instalmentOf }) => instalmentOf(part.number, loan.parts.length)),
    row('dueDate', part.dueDateIso),
  ];
}

/** Returns the rows that only this order has. Once the loan is repaid, the row with the date of the payout is left out. */
function extraRows({ order, parts }: Loan): WordedRow[] {
  const isOver = parts.every(({ paidAt }) => paidAt !== '');
  return (order.traits.extraRows ?? [])
    .filter(({ text }) => !(isOver && text === en.rows.inYourAccountBy))
    .map(({ text, value }) => ({ text: sampleWords(text), value }));
}

const isApplied = ({ order }: Loan): boolean => [21, 110, 151].includes(order.status);

function totalName(loan: Loan): keyof Texts['rows'] {
  if (isApplied(loan)) return 'requestedAmount';
  if (nextPart(loan) === null) return 'totalPaid';
  // Below the amount due with late charges, a lower amount named "total" would look like all that is owed.
  return loan.order.lateFeeCents === 0 ? 'totalRepayment' : 'withoutLateCharges';
}

/** Returns the rows of an order's details. An application has no amounts due and no due dates yet. */
export function detailRows(loan: Loan, todayIso: string): WordedRow[] {
  return [
    // The amount due comes before the total of the loan.
    ...(isApplied(loan) ? [] : dueRows(loan, todayIso)),
    row(totalName(loan), pesoText(loan.parts.reduce((sum, part) => sum + part.amountCents, 0))),
    row('orderNumber', loan.order.id),
    ...extraRows(loan),
  ];
}
