import { currencySign, money, orderRows } from '../../brand/current.ts';
import { amountOfText, rowWith } from '../../domain/factRows.ts';
import type { OrderFacts } from '../../domain/orderFacts.ts';
import { isRunning } from '../../domain/orderStatus.ts';
import type { Row } from '../../ui/RowList.tsx';

interface OrderWithRows {
  readonly status: string;
  readonly details: readonly Row[];
  readonly facts: Pick<OrderFacts, 'dueCents' | 'daysLate'>;
}

/** What an order shows first, and the rows that remain. */
export interface LeadingRows {
  /** What is to be paid now, in cents; undefined where the service does not say it, or nothing is. */
  readonly dueCents: number | undefined;
  /** The label of the row that says so; undefined if there is none. */
  readonly label: string | undefined;
  /** The number of whole days that the payment is late; 0 if it is not late or the service does not say. */
  readonly daysLate: number;
  readonly rest: readonly Row[];
}

/** Separates the amount due and the days late from an order's rows; there are none for an order that is not being repaid. */
export const leadingRows = ({ status, details, facts }: OrderWithRows): LeadingRows => {
  const dueCents = (isRunning(status) && facts.dueCents) || undefined;
  const daysLate = (dueCents && facts.daysLate) || 0;
  const due = rowWith(details, orderRows, 'dueAmount');
  const late = rowWith(details, orderRows, 'daysLate');
  // A row that says otherwise stays in sight.
  const isDueSaid = !!due && !!dueCents && amountOfText(due.value, { sign: currencySign, style: money }) === dueCents;
  const isLateSaid = !!late && daysLate > 0 && late.value.trim() === String(daysLate);
  const rest = details.filter((row) => !(isDueSaid && row === due) && !(isLateSaid && row === late));
  return { dueCents, label: isDueSaid ? due.label : undefined, daysLate, rest };
};
