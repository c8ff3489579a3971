import type { CallName } from '../../shared/api/allEndpoints.ts';
import { row } from '../../shared/api/fields.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { dayIn } from '../../shared/domain/dates.ts';
import { withRows } from '../../shared/domain/factRows.ts';
import type { FactRows } from '../../shared/domain/facts.ts';
import { centsOf } from '../../shared/domain/money.ts';
import { type OfferFacts, offerFacts } from '../../shared/domain/offerFacts.ts';
import { type OrderFacts, orderFacts } from '../../shared/domain/orderFacts.ts';
import { parseList, parseRecord } from '../../shared/lib/shape.ts';
import { type Path, type Problem, placeText, valueAt } from './finding.ts';

/** The data of a call; undefined if it brought none, or was asked of another order. */
type DataOf = (call: CallName) => unknown;

type Value = string | number | undefined;

/** Where a value stands in the data of a call, and what it is. `note`: it is worked out from what stands there. */
interface Stated {
  readonly call: CallName;
  readonly path: Path;
  readonly value: Value;
  readonly note?: string;
}

const centsAt = (data: unknown, ...path: Path): Value => {
  const value = valueAt(data, path);
  return typeof value === 'number' || typeof value === 'string' ? centsOf(value) : undefined;
};

const dayAt = (data: unknown, ...path: Path): Value => {
  const day = valueAt(data, path);
  return typeof day === 'string' ? dayIn(day) : undefined;
};

const planTotal = (data: unknown): Value => {
  const amounts = parseList(parseRecord(data)['repay_plans'], (part) => centsAt(part, 'amount'));
  return amounts.length ? amounts.reduce<number>((sum, amount) => sum + Number(amount), 0) : undefined;
};

/** What is stated twice, the first beside the second. Where the two differ, pages show both, and nobody knows which of them is right. */
const statedTwice = (
  dataOf: DataOf,
  { currencySign, money, orderRows, offerRows }: Brand,
): readonly (readonly [Stated, Stated])[] => {
  const at = (call: CallName, read: typeof centsAt, ...path: Path): Stated => ({
    ...{ call, path, value: read(dataOf(call), ...path) },
  });
  // A fact, or the row that the brand names for it.
  const factsOf = <Facts extends OrderFacts | OfferFacts>(
    [call, read]: readonly [CallName, (facts: unknown) => Facts],
    rows: Path,
    named: FactRows | undefined,
  ): Facts => {
    const data = dataOf(call);
    const form = { sign: currencySign, style: money };
    return withRows(read(valueAt(data, ['facts'])), parseList(valueAt(data, rows), row), named, form);
  };
  const order = factsOf(['readOrder', orderFacts], ['userOrderDetail', 'detail'], orderRows);
  const due = at('readPeriodPlan', centsAt, 'repayAmount');
  const dueOfOrder: Stated = { call: 'readOrder', path: ['facts', 'dueAmount'], value: order.dueCents };
  const dayOfOrder: Stated = { call: 'readOrder', path: ['facts', 'dueDate'], value: order.dueDate };
  const offers = (['readLoanOffer', 'readLegacyLoanOffer'] as const).map((call): readonly [Stated, Stated] => {
    const { payBackCents } = factsOf([call, offerFacts], ['details'], offerRows);
    const inAll = { call, path: ['repay_plans'], value: planTotal(dataOf(call)), note: ' in all' };
    return [{ call, path: ['facts', 'payBack'], value: payBackCents }, inAll];
  });
  return [
    [due, dueOfOrder],
    [at('readPeriodPlan', dayAt, 'repayDate'), dayOfOrder],
    [at('readRepaymentWays', centsAt, 'facts', 'dueAmount'), due],
    [at('readDelayPlan', centsAt, 'repayAmount'), due],
    [at('readDelayPlan', dayAt, 'facts', 'newDueDate'), at('readDelayPlan', dayAt, 'repayDate')],
    ...offers,
  ];
};

/** What came of comparing two places. */
interface Compared {
  readonly call: CallName;
  /** They do not state the same: an amount in another unit than cents is among those. */
  readonly difference?: Problem & { readonly at: Path };
  /** Only one of them states an amount: that in another unit nobody would notice. */
  readonly alone?: string;
}

const placeOf = ({ path, note = '' }: Stated): string => placeText(['data', ...path]) + note;

/** Compares what the responses state in two places. */
export const compare = (dataOf: DataOf, brand: Brand): readonly Compared[] =>
  statedTwice(dataOf, brand).flatMap(([one, other]): readonly Compared[] => {
    const { call, path: at, value } = one;
    if (value === undefined || value === other.value) return [];
    if (other.value === undefined)
      return typeof value === 'number'
        ? [{ call, alone: `${placeOf(one)}, for want of ${placeOf(other)} of ${other.call}` }]
        : [];
    const expected = `${other.value}, as in ${other.call === call ? '' : `${other.call}: `}${placeOf(other)}`;
    const said = { received: String(value), expected };
    return [{ call, difference: { at, path: placeOf(one), word: 'differs', ...said } }];
  });
