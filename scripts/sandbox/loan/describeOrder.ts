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
import type { DetailRow } from '../seed/borrowerSeed.ts';
import { daysBetween } from './dates.ts';
import { nextPart } from './dueNow.ts';
import type { Loan } from './findLoan.ts';
import { pesoText } from './money.ts';

/** What an order page says above the details. */
export interface OrderTexts {
  readonly title: string;
  readonly description: string;
}

function textsByStatus(status: number, dueDate: string, canMove: boolean): OrderTexts {
  switch (String(status)) {
    case STATUS_21:
      return { title: 'Under review', description: 'We are checking your application. This takes up to 1 day.' };
    case STATUS_110:
      return {
        title: 'Application not approved',
        description: 'We cannot lend to you at the moment. You can apply again in 30 days, or look at other products.',
      };
    case STATUS_151:
      return {
        title: 'Loan not released',
        description:
          'The money could not be sent to your account. Please check the account, or choose another product.',
      };
    case REPAYABLE:
      return {
        title: 'Repayment due',
        description: `Please repay by ${dueDate} to keep your account in good standing.`,
      };
    case DUE_SOON:
      return {
        title: 'Due soon',
        description: `Your repayment is due on ${dueDate}.${canMove ? ' You can also move the date.' : ''}`,
      };
    case OVERDUE:
      return { title: 'Overdue', description: `Your repayment was due on ${dueDate}. Late charges have been added.` };
    case SETTLED:
      return { title: 'Settled', description: 'You have repaid this loan in full. Thank you.' };
    default:
      return { title: 'In progress', description: 'This order is being processed. Please look again later.' };
  }
}

/** The status of an order in words. */
export function describeOrder(loan: Loan): OrderTexts {
  const { status, isDelay, traits } = loan.order;
  const texts = textsByStatus(status, nextPart(loan)?.dueDateIso ?? '', isDelay);
  return { title: traits.statusText ?? texts.title, description: traits.statusDescription ?? texts.description };
}

const loanCents = (loan: Loan): number => loan.parts.reduce((sum, part) => sum + part.amountCents, 0);

function lateRows({ order }: Loan, part: Instalment, todayIso: string): DetailRow[] {
  if (order.lateFeeCents === 0) return [];
  return [
    { text: 'Late charges', value: pesoText(order.lateFeeCents) },
    { text: 'Total due now', value: pesoText(part.amountCents + order.lateFeeCents) },
    { text: 'Days overdue', value: String(Math.max(0, daysBetween(part.dueDateIso, todayIso))) },
  ];
}

function dueRows(loan: Loan, todayIso: string): DetailRow[] {
  const part = nextPart(loan);
  if (part === null) return [{ text: 'Repaid on', value: loan.parts.at(-1)?.paidAt.slice(0, 10) ?? '' }];
  return [
    { text: 'Amount of this instalment', value: pesoText(part.amountCents) },
    ...lateRows(loan, part, todayIso),
    { text: 'Instalment', value: `${part.number} of ${loan.parts.length}` },
    { text: 'Due date', value: part.dueDateIso },
  ];
}

/** The rows of an order's details. An application has no dates yet. */
export function detailRows(loan: Loan, todayIso: string): DetailRow[] {
  const { id, status, traits } = loan.order;
  const isApplication = [21, 110, 151].includes(status);
  return [
    // What is to be paid comes before what the loan takes in all.
    ...(isApplication ? [] : dueRows(loan, todayIso)),
    { text: isApplication ? 'Requested amount' : 'Total repayment', value: pesoText(loanCents(loan)) },
    { text: 'Order number', value: id },
    ...(traits.extraRows ?? []),
  ];
}
