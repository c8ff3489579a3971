import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { centsOf } from '../../shared/domain/money.ts';
import type { DescribedCall } from '../reference/describeCalls.ts';
import { type Path, placesOf, placeText, valueAt } from '../reference/paths.ts';
import { type AmountRow, amountRows, CENTS, isHundredth } from './amounts.ts';
import { type Finding, findingAt, type Word } from './finding.ts';

/** A brand's settings for money, and for the rows in which its service sends amounts. */
export type MoneyWords = Pick<Brand, 'money' | 'orderRows'> & Partial<Pick<Brand, 'loanExample'>>;

interface PlacedAmount {
  readonly place: Path;
  readonly cents: number;
}

const at = (place: Path): string => placeText(['data', ...place]);

const found = (call: CallName, place: Path, word: Word, received: number | string, expected: string): Finding =>
  findingAt(call, place, { word, received: String(received), expected });

const amountsAt = (data: unknown, path: Path): readonly PlacedAmount[] =>
  placesOf(data, path).flatMap((place) => {
    const value = valueAt(data, place);
    const cents = typeof value === 'number' || typeof value === 'string' ? centsOf(value) : undefined;
    return cents === undefined ? [] : [{ place, cents }];
  });

const rowsOf = ({ answer }: DescribedCall, data: unknown, { money }: MoneyWords): readonly AmountRow[] =>
  answer.fields
    .filter(({ path }) => path.at(-1) === 'value' && /^details?$/.test(path.at(-3) ?? ''))
    .flatMap(({ path }) => amountRows(data, path.slice(0, -1), money));

const hundredth = (large: string): string =>
  `cents: ${large} is the same figure times 100. Cents belong here, not whole units of the currency, and the same amounts in both places`;

/** Finds amounts that differ by a factor of 100 from another amount of the response, if no other one is equal. */
const offBy100 = (call: DescribedCall, data: unknown, rows: readonly AmountRow[]): readonly Finding[] => {
  const cents = call.answer.fields.filter(({ unit }) => unit === 'cents').flatMap(({ path }) => amountsAt(data, path));
  const [fees, payments] = [
    ['delayInfo', 'delayAmount'],
    ['repayPlan', 'items', '[]', 'amount'],
  ].map((path) => amountsAt(data, path));
  const isSaid = (amount: number): boolean => rows.some((row) => row.cents === amount);
  const hundredthAt = (small: Path, large: Path, received: number): Finding =>
    found(call.name, small, 'off-by-100', received, hundredth(at(large)));
  const besideRows = cents
    .filter((amount) => !isSaid(amount.cents))
    .flatMap((amount) => {
      const other = rows.find((row) => isHundredth(amount.cents, row.cents) || isHundredth(row.cents, amount.cents));
      return other ? [hundredthAt(amount.place, [...other.place, 'value'], amount.cents)] : [];
    });
  // If a fee equals a payment of the same response's plan, both are in cents.
  const besidePlan = (fees ?? []).flatMap((fee) => {
    if (payments?.some((payment) => payment.cents === fee.cents)) return [];
    const larger = payments?.find((payment) => isHundredth(fee.cents, payment.cents));
    if (larger) return [hundredthAt(fee.place, larger.place, fee.cents)];
    const smaller = payments?.find((payment) => isHundredth(payment.cents, fee.cents));
    return smaller ? [hundredthAt(smaller.place, fee.place, smaller.cents)] : [];
  });
  return [...besideRows, ...besidePlan];
};

const TOTAL = /\btotal\b|jumlah seluruh|kabuuan|कुल|总|合计/i;

/** Finds a plan whose payments do not add up to the total in a row of the same response. */
const planTotal = (call: DescribedCall, data: unknown, rows: readonly AmountRow[]): readonly Finding[] => {
  const payments = amountsAt(data, ['repay_plans', '[]', 'amount']);
  const total = rows.find(({ label }) => TOTAL.test(label));
  const sum = payments.reduce((all, { cents }) => all + cents, 0);
  if (!payments.length || !total || sum === total.cents) return [];
  const received = `${sum} cents in ${payments.length} payments`;
  const expected = `${total.cents} cents, the total that ${at([...total.place, 'value'])} names`;
  return [found(call.name, ['repay_plans'], 'plan-total', received, expected)];
};

/** Finds an amount to be paid that differs from the row that the brand's settings name for it. */
const amountDue = (
  call: DescribedCall,
  data: unknown,
  rows: readonly AmountRow[],
  { orderRows }: MoneyWords,
): readonly Finding[] => {
  const labels = Object.values(orderRows).flatMap((language) => language?.amountDue ?? []);
  const row = labels.flatMap((label) => rows.filter((one) => one.label === label))[0];
  if (!row) return [];
  const expected = `${row.cents} cents, which ${at([...row.place, 'value'])} names as what is due`;
  return amountsAt(data, ['repayAmount'])
    .filter(({ cents }) => row.cents !== cents)
    .map(({ place, cents }) => found(call.name, place, 'amount-differs', cents, expected));
};

// Nobody repays 50 times a loan, or a 50th of it: a larger factor means different units.
const TIMES_APART = 50;

/** Finds a loan and payments in different units (only one of them in cents), by their size: for an offer whose rows contain neither. */
const loanBesidePlan = ({ name }: DescribedCall, data: unknown): readonly Finding[] => {
  const [loan] = amountsAt(data, ['amount']);
  const sum = amountsAt(data, ['repay_plans', '[]', 'amount']).reduce((all, { cents }) => all + cents, 0);
  if (!loan?.cents || !sum) return [];
  const isLoanSmall = loan.cents * TIMES_APART <= sum;
  if (!isLoanSmall && sum * TIMES_APART > loan.cents) return [];
  const received = `${loan.cents} for the loan, ${sum} for all its payments`;
  const expected = 'both in cents, not one of them in whole units of the currency';
  return [found(name, [isLoanSmall ? 'amount' : 'repay_plans'], 'off-by-100', received, expected)];
};

// Twice the largest loan, because the amount owed grows when a payment is late.
const MAX_TIMES_LENT = 2;

/** @returns whether an amount without another to compare it with may be in whole units of the currency: then it would not exceed what the brand's borrowers owe. */
const mayBeWholeUnits = (cents: number, { loanExample }: MoneyWords): boolean =>
  cents > 0 && (!loanExample || cents * CENTS <= MAX_TIMES_LENT * loanExample.mostCents);

/** Finds a loan below the brand's minimum that is within the brand's range if it is read as whole units. */
const loanBelowLeast = ({ name }: DescribedCall, data: unknown, { loanExample }: MoneyWords): readonly Finding[] => {
  if (!loanExample) return [];
  const { leastCents, mostCents } = loanExample;
  const expected = `cents: the brand’s loanExample lends from ${leastCents} on`;
  return amountsAt(data, ['amount'])
    .filter(({ cents }) => cents < leastCents && cents * CENTS >= leastCents && cents * CENTS <= mostCents)
    .map(({ place, cents }) => found(name, place, 'off-by-100', cents, expected));
};

/** Compares the amounts of a response with each other and with the amounts in its texts. */
export const checkAmounts = (call: DescribedCall, data: unknown, words: MoneyWords): readonly Finding[] => {
  const rows = rowsOf(call, data, words);
  const besides = offBy100(call, data, rows);
  const isOffer = ['readLoanOffer', 'readLegacyLoanOffer'].includes(call.name);
  const byFigures = isOffer ? [...loanBesidePlan(call, data), ...loanBelowLeast(call, data, words)].slice(0, 1) : [];
  const units = besides.length ? besides : byFigures;
  // A plan in whole units does not add up either; only the units are reported.
  return units.length ? units : [...amountDue(call, data, rows, words), ...planTotal(call, data, rows)];
};

/**
 * Finds an amount due that cannot be verified: no row of the plan or of the order's page contains it, and it could be in whole units of the
 * currency.
 */
const aloneIn = (order: unknown, plan: unknown, words: MoneyWords): readonly Finding[] => {
  const [due] = amountsAt(plan, ['repayAmount']);
  const rows = [
    ...amountRows(plan, ['detail', '[]'], words.money),
    ...amountRows(order, ['userOrderDetail', 'detail', '[]'], words.money),
  ];
  if (!due || rows.some(({ cents }) => cents === due.cents) || !mayBeWholeUnits(due.cents, words)) return [];
  const expected =
    'cents, and a row of data.detail, or of the order’s page, that names the same amount: nothing shows that this is not in whole units of the currency';
  return [found('readPeriodPlan', due.place, 'amount-alone', due.cents, expected)];
};

/**
 * Finds an amount due in whole units of the currency, by comparing it with the texts of the order's page; or one that may be, if no text
 * contains it. For a response whose own rows do not contain it.
 * `order` is the data of `readOrder`, `plan` that of `readPeriodPlan`, of the same order.
 */
export const checkAgainstOrder = (order: unknown, plan: unknown, words: MoneyWords): readonly Finding[] => {
  const { money, orderRows } = words;
  const labels = Object.values(orderRows).flatMap((language) => language?.amountDue ?? []);
  const rows = amountRows(order, ['userOrderDetail', 'detail', '[]'], money).filter(({ label }) =>
    labels.includes(label),
  );
  const [due] = amountsAt(plan, ['repayAmount']);
  if (!due || rows.some(({ cents }) => cents === due.cents)) return [];
  const row = rows.find(({ cents }) => isHundredth(due.cents, cents) || isHundredth(cents, due.cents));
  if (!row) return aloneIn(order, plan, words);
  const expected = `cents, as ${at([...row.place, 'value'])} of readOrder names them: ${row.cents}`;
  return [found('readPeriodPlan', due.place, 'off-by-100', due.cents, expected)];
};
