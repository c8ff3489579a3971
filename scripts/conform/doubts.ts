import { amountOfText, type MoneyForm } from '../../shared/domain/factRows.ts';
import { exactCents } from '../../shared/domain/facts.ts';
import type { Cents } from '../../shared/domain/money.ts';
import { parseList, parseRecord, type Raw, type Reader } from '../../shared/lib/shape.ts';
import { kindOf } from '../reference/schema.ts';
import { type Path, placeText, valueAt } from './finding.ts';

/** A value that can be read, and is hardly meant. `received` stands where it has to be said besides the value. */
export interface Doubt {
  readonly path: Path;
  readonly received?: string;
  readonly expected: string;
}

/** A field of a response, with its reader. */
export type FieldAt = readonly [read: Reader<unknown>, path: Path];

const YEARS = 10;
const HUNDRED = 100;
const SHORTEST_PHONE = 6;

// What a program writes for a value that it does not have; not the middle of a word.
const NO_VALUE = /(null|NaN|undefined|Invalid Date|\[object Object\])(?![a-z])/;

/** Whether there is something to pay with, or a loan to take: nobody owes nothing there. */
const asksForMoney = (data: Raw): boolean =>
  'repay_plans' in data ||
  !!parseRecord(data['defDetail'])['payCode'] ||
  parseList(data['repayList'], Object).length > 0;

const isFar = (day: unknown): boolean => Math.abs(Number(String(day).slice(0, 4)) - new Date().getFullYear()) > YEARS;

interface Written {
  readonly amount: Cents;
  readonly place: string;
}

/** The row that says a hundred times what a field does, or a hundredth of it; undefined where a row says the same, too. */
const inAnotherUnit = (cents: Cents, rows: readonly Written[]): Written | undefined => {
  if (rows.some(({ amount }) => amount === cents)) return undefined;
  // A fee may well be a hundredth of the loan, but then it is not the largest amount.
  const largest = Math.max(...rows.map(({ amount }) => amount));
  return rows.find(({ amount }) => amount === cents * HUNDRED || (amount * HUNDRED === cents && amount === largest));
};

/** Finds, among the fields of a response, what can be read and is hardly meant. `form` is how the brand writes amounts. */
export const doubtsIn = (data: unknown, fields: readonly FieldAt[], form: MoneyForm): readonly Doubt[] => {
  const written = fields.flatMap(([, path]): readonly Written[] => {
    const value = valueAt(data, path);
    const amount = path.at(-1) === 'value' && typeof value === 'string' ? amountOfText(value, form) : undefined;
    return amount ? [{ amount, place: placeText(['data', ...path]) }] : [];
  });
  return fields.flatMap(([read, path]): readonly Doubt[] => {
    const value = valueAt(data, path);
    const { name } = kindOf(read);
    if (name === 'text' && typeof value === 'string' && NO_VALUE.test(value))
      return [{ path, received: `a text with ${NO_VALUE.exec(value)?.[1]}`, expected: 'words for the borrower' }];
    if ((name === 'day' || name === 'moment') && value && isFar(value))
      return [{ path, expected: `a day within ${YEARS} years; one of 1970 is seconds read as milliseconds` }];
    if (name === 'phone' && value && String(value).replace(/\D/g, '').length < SHORTEST_PHONE)
      return [{ path, expected: 'a whole number that can be called' }];
    const cents = name === 'cents' ? exactCents(value) : undefined;
    if (cents === 0 && read.isRequired && asksForMoney(parseRecord(data)))
      return [{ path, expected: 'more than 0: pages offer no code, channel or loan for it' }];
    const other = cents && inAnotherUnit(cents, written);
    return other ? [{ path, expected: `cents; ${other.place} says ${other.amount}` }] : [];
  });
};
