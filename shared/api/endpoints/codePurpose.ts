import type { Amount } from '../../domain/money.ts';
import { parseAmount, parseList, parseRecord, parseText } from '../parse.ts';
import type { CodeInfo } from './codeInfo.ts';
import { type Row, readRow } from './rows.ts';

/** @returns the detail rows of the plan that came with a code; only the page of the code itself uses them. */
export const readCodeRows = ({ received }: CodeInfo): Row[] => parseList(parseRecord(received)['detail'], readRow);

/** @returns the amount that is still owed on a day by the plan of a rollover; undefined if the plan has no amount, or several, for that day. */
export const readOwedOn = ({ received }: CodeInfo, day: string): Amount | undefined => {
  const items = parseList(parseRecord(parseRecord(received)['repayPlan'])['items'], parseRecord);
  const [only, ...more] = items.filter(({ time }) => day && parseText(time).slice(0, day.length) === day);
  return more.length ? undefined : parseAmount(only?.['amount']);
};
