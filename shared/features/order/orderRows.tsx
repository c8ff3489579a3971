import type { Row } from '../../api/endpoints/rows.ts';
import { isRunning } from '../../domain/orderStatus.ts';
import { rowsNamed } from '../core/rowsNamed.tsx';
import { text } from './rowLabels.ts';

interface OrderWithRows {
  readonly status: string;
  readonly details: readonly Row[];
}

/** What an order leads with, and the rows that are left. */
export interface LeadingRows {
  /** What is to be paid now, in the service's own words; undefined where the service sends no such row. */
  readonly due: Row | undefined;
  /** For how many whole days that is late, as the service wrote it; 0 where it is not, or nobody says so. */
  readonly daysLate: number;
  readonly rest: readonly Row[];
}

const wholeDays = (row: Row | undefined): number => (/^\d{1,4}$/.test(row?.value ?? '') ? Number(row?.value) : 0);

/** Takes from an order's rows what the brand says is due now; of an order that is not being repaid nothing is. */
export const leadingRows = ({ status, details }: OrderWithRows): LeadingRows => {
  const due = isRunning(status) ? rowsNamed(details, text.amountDue)[0] : undefined;
  const late = due && rowsNamed(details, text.daysLate)[0];
  const daysLate = wholeDays(late);
  return { due, daysLate, rest: details.filter((row) => row !== due && !(daysLate && row === late)) };
};
