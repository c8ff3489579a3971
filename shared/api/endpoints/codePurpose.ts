import type { Amount } from '../../domain/money.ts';
import { parseAmount, parseList, parseRecord, parseText } from '../parse.ts';
import type { CodeInfo } from './codeInfo.ts';
import { type Row, readRow } from './rows.ts';

/** The rows of the plan that a code was read with; only the page of the code itself reads this part. */
export const readCodeRows = ({ received }: CodeInfo): Row[] => parseList(parseRecord(received)['detail'], readRow);

/** What is still owed on a day by the plan of a rollover; undefined where the plan names no single amount for it. */
export const readOwedOn = ({ received }: CodeInfo, day: string): Amount | undefined => {
  const items = parseList(parseRecord(parseRecord(received)['repayPlan'])['items'], parseRecord);
  const [only, ...more] = items.filter(({ time }) => day && parseText(time).slice(0, day.length) === day);
  return more.length ? undefined : parseAmount(only?.['amount']);
};
