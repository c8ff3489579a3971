import type { Row } from '../../api/endpoints/rows.ts';
import { isRunning } from '../../domain/orderStatus.ts';
import { rowsNamed } from '../core/rowsNamed.tsx';
import { text } from './rowLabels.ts';

interface OrderWithRows {
  readonly status: string;
  readonly details: readonly Row[];
}

/** The rows that an order shows first, and the remaining rows. */
export interface LeadingRows {
  /** What is to be paid now, in the service's own words; undefined where the service sends no such row. */
  readonly due: Row | undefined;
  /** The number of whole days that the payment is late, as the service wrote it; 0 if it is not late or the service does not say. */
  readonly daysLate: number;
  readonly rest: readonly Row[];
}

const wholeDays = (row: Row | undefined): number => (/^\d{1,4}$/.test(row?.value ?? '') ? Number(row?.value) : 0);

/** Separates the row with the amount due, by the brand's labels, from an order's rows; there is none for an order that is not being repaid. */
export const leadingRows = ({ status, details }: OrderWithRows): LeadingRows => {
  const due = isRunning(status) ? rowsNamed(details, text.amountDue)[0] : undefined;
  const late = due && rowsNamed(details, text.daysLate)[0];
  const daysLate = wholeDays(late);
  return { due, daysLate, rest: details.filter((row) => row !== due && !(daysLate && row === late)) };
};
