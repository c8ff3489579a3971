import type { CallName } from '../../shared/api/allEndpoints.ts';
import { centsOf } from '../../shared/domain/money.ts';
import { parseList, parseRecord } from '../../shared/lib/shape.ts';
import { type Finding, type Path, placeText, valueAt } from './finding.ts';

/** The data of a call; undefined if it brought none, or was asked of another order. */
type DataOf = (call: CallName) => unknown;

type Value = string | number | undefined;

const centsAt = (data: unknown, ...path: Path): Value => {
  const value = valueAt(data, path);
  return typeof value === 'number' || typeof value === 'string' ? centsOf(value) : undefined;
};

const dayAt = (data: unknown, ...path: Path): Value => {
  const day = valueAt(data, path);
  return typeof day === 'string' ? day.slice(0, 10) : undefined;
};

const planTotal = (data: unknown): Value => {
  const amounts = parseList(parseRecord(data)['repay_plans'], (part) => centsAt(part, 'amount'));
  return amounts.length ? amounts.reduce<number>((sum, amount) => sum + Number(amount), 0) : undefined;
};

type StatedTwice = readonly [call: CallName, path: Path, received: Value, expected: Value, elsewhere: string];

// Where the two differ, pages show both, and nobody knows which of them is right.
const statedTwice = (dataOf: DataOf): readonly StatedTwice[] => {
  const [plan, delay] = [dataOf('readPeriodPlan'), dataOf('readDelayPlan')];
  const [due, dueFact, newDay] = [['repayAmount'], ['facts', 'dueAmount'], ['facts', 'newDueDate']];
  const ofOrder = centsAt(dataOf('readOrder'), ...dueFact);
  const ofWays = centsAt(dataOf('readRepaymentWays'), ...dueFact);
  const offers = (['readLoanOffer', 'readLegacyLoanOffer'] as const).map((call): StatedTwice => {
    const [path, offer] = [['facts', 'payBack'], dataOf(call)];
    return [call, path, centsAt(offer, ...path), planTotal(offer), 'data.repay_plans in all'];
  });
  return [
    ['readPeriodPlan', due, centsAt(plan, ...due), ofOrder, 'readOrder: data.facts.dueAmount'],
    ['readRepaymentWays', dueFact, ofWays, centsAt(plan, ...due), 'readPeriodPlan: data.repayAmount'],
    ['readDelayPlan', newDay, dayAt(delay, ...newDay), dayAt(delay, 'repayDate'), 'data.repayDate'],
    ...offers,
  ];
};

/** @returns what the responses state in two places, and not alike. An amount in another unit than cents is among them. */
export const differencesIn = (dataOf: DataOf): readonly Finding[] =>
  statedTwice(dataOf).flatMap(([call, path, received, wanted, elsewhere]) => {
    if (received === undefined || wanted === undefined || received === wanted) return [];
    const expected = `${wanted}, as in ${elsewhere}`;
    return [{ call, path: placeText(['data', ...path]), word: 'differs', received: String(received), expected }];
  });
