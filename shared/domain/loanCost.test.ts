import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../test/support/random.ts';
import { DAY_MS } from './dates.ts';
import { HIGHEST_RATE, loanCost, termInDays, termUnitOf } from './loanCost.ts';
import type { Amount } from './money.ts';

const TODAY = '2026-12-01';

/** Returns the ISO date this many days after today. */
const onDay = (day: number): string => new Date(Date.parse(TODAY) + day * DAY_MS).toISOString().slice(0, 10);

type Part = readonly [amount: Amount | undefined, payTime: string];

/** Returns a plan of these amounts, each due this many days after today. */
const planOf = (...parts: (readonly [amount: Amount, day: number])[]): readonly Part[] =>
  parts.map(([amount, day]) => [amount, onDay(day)]);

const costOf = (receivedCents: number | undefined, plan: readonly Part[], periods: Amount = '') =>
  loanCost({ receivedCents, plan: plan.map(([part, payTime]) => ({ amount: part, payTime })), periods }, TODAY);

const percent = (rate: number): string => (rate * 100).toFixed(2);

describe('what a loan costs', () => {
  it.each<[number, readonly Part[], number, string, string]>([
    [450_000, [[590_000, onDay(91)]], 140_000, '9.34', '196.38'],
    [500_000, [30, 60, 90].map((day): Part => [195_000, onDay(day)]), 85_000, '8.28', '163.25'],
    [100_000, [[110_000, onDay(365)]], 10_000, '0.79', '10.00'],
    [100_000, [[100_000, onDay(30)]], 0, '0.00', '0.00'],
  ])('of %j received for %j costs %j cents, %s %% in 30 days, %s %% a year', (amount, plan, cents, month, year) => {
    const cost = costOf(amount, plan);
    if (cost.kind !== 'whole') throw new Error(`It is ${JSON.stringify(cost)}`);
    expect(cost.repaidCents - cost.receivedCents).toBe(cents);
    expect([percent(cost.month), percent(cost.year)]).toEqual([month, year]);
  });

  it('reads amounts that are text and dates with a time just the same', () => {
    expect(costOf(450_000, [['0590000', `${onDay(91)} 23:59:59`]])).toEqual(costOf(450_000, [[590_000, onDay(91)]]));
  });

  it('ends at a rate that can still be read, for whatever a plan asks', () => {
    for (const plan of [
      [[5_000_000, onDay(1)]],
      [[200_000, onDay(0)]],
      [[Number.MAX_SAFE_INTEGER - 100_000, onDay(3)]],
    ] as const) {
      expect(costOf(100_000, plan)).toMatchObject({ kind: 'whole', month: HIGHEST_RATE, year: HIGHEST_RATE });
    }
    expect(costOf(1, [[2, '9999-12-31']])).toMatchObject({ kind: 'whole' });
  });

  it('takes the term of the loan for the date that its only payment does not have', () => {
    expect(costOf(450_000, [[590_000, '']], '91')).toEqual(costOf(450_000, [[590_000, onDay(91)]]));
    expect(costOf(450_000, [[590_000, onDay(30)]], 91)).toEqual(costOf(450_000, [[590_000, onDay(30)]]));
    expect(costOf(450_000, [[590_000, '']], '3 months')).toMatchObject({ kind: 'incomplete' });
    const last: Part = [290_000, ''];
    expect(costOf(450_000, [...planOf([300_000, 30]), last], 91)).toMatchObject({ kind: 'incomplete' });
    expect(costOf(450_000, [last, last], 91)).toMatchObject({ kind: 'incomplete' });
  });
});

describe('what cannot be worked out', () => {
  const huge = '9007199254740993';

  it.each<[string, number, readonly Part[]]>([
    ['unknown', 450_000, []],
    ['unknown', 450_000, [['₱5,900.00', onDay(91)]]],
    ['unknown', 450_000, planOf([300_000, 30], [12.5, 60])],
    ['unsound', 0, [[590_000, onDay(91)]]],
    ['unsound', 450_000, planOf([300_000, 30], [0, 60])],
    ['unknown', 450_000, [[huge, onDay(91)]]],
    ['unknown', 450_000, planOf([Number.MAX_SAFE_INTEGER, 30], [1, 60])],
    ['unsound', 450_000, planOf([Number.MAX_SAFE_INTEGER, 30], [1, 60], [-1, 90])],
  ])('is %s: %j received, paid with %j', (why, amount, plan) => {
    expect(costOf(amount, plan)).toEqual({ kind: why });
  });

  it.each<[string, readonly Part[]]>([
    ['incomplete', [[590_000, '']]],
    ['incomplete', [[590_000, '2027-02-30']]],
    ['incomplete', [[590_000, '2027-03-02T00:00:00Z']]],
    ['unsound', [[449_999, onDay(91)]]],
    ['unsound', [[590_000, onDay(-1)]]],
    ['unsound', planOf([300_000, 60], [290_000, 30])],
  ])('are the rates of a plan that is %s: paid with %j', (why, plan) => {
    const cost = costOf(450_000, plan);
    expect(cost).toMatchObject({ kind: why, receivedCents: 450_000 });
    const sum = plan.reduce((total, [cents]) => total + Number(cents), 0);
    expect('repaidCents' in cost && cost.repaidCents).toBe(sum);
  });

  it.each<[readonly Part[], number | undefined, object]>([
    [[[590_000, onDay(91)]], undefined, { kind: 'received', repaidCents: 590_000 }],
    [[], 590_000, { kind: 'received', repaidCents: 590_000 }],
    [[['₱5,900.00', onDay(91)]], 590_000, { kind: 'received', repaidCents: 590_000 }],
    [[], undefined, { kind: 'unknown' }],
  ])('are cost and rates where no fact says so: paid with %j, stated as %j', (plan, payBackCents, cost) => {
    const payments = plan.map(([amount, payTime]) => ({ amount, payTime }));
    expect(loanCost({ payBackCents, plan: payments, periods: '' }, TODAY)).toEqual(cost);
  });

  it('are the rates without a plan, where the sums are stated, and on a phone that does not know the day', () => {
    const sums = { receivedCents: 450_000, payBackCents: 590_000 };
    const cost = { kind: 'incomplete', receivedCents: 450_000, repaidCents: 590_000 };
    expect(loanCost({ ...sums, plan: [], periods: 91 }, TODAY)).toEqual(cost);
    const text = [{ amount: '₱5,900.00', payTime: onDay(91) }];
    expect(loanCost({ ...sums, plan: text, periods: '' }, TODAY)).toEqual(cost);
    const plan = [{ amount: 590_000, payTime: onDay(91) }];
    expect(loanCost({ receivedCents: 450_000, plan, periods: '' }, '')).toMatchObject({ kind: 'incomplete' });
  });
});

describe('any plan that adds up', () => {
  const random = randomFrom(7);

  const anyLoan = () => {
    const received = random.between(1, 10 ** random.between(1, 12));
    const parts = random.between(1, 24);
    let day = random.between(0, 40);
    const plan = Array.from({ length: parts }, (): Part => {
      const part: Part = [Math.ceil((received * random.between(80, 300)) / 100 / parts) + 1, onDay(day)];
      day += random.between(0, 60);
      return part;
    });
    return { received, plan };
  };

  it('has sums to the cent, and rates by which the payments are worth what was received', () => {
    for (let left = 2000; left > 0; left -= 1) {
      const { received, plan } = anyLoan();
      const cost = costOf(received, plan);
      const total = plan.reduce((sum, [cents]) => sum + BigInt(Number(cents)), 0n);
      if (!('repaidCents' in cost)) throw new Error(JSON.stringify([received, plan]));
      expect(BigInt(cost.repaidCents)).toBe(total);
      expect(cost.kind).toBe(total < BigInt(received) ? 'unsound' : 'whole');
      if (cost.kind !== 'whole') continue;
      expect(cost.month).toBeGreaterThanOrEqual(0);
      expect(cost.month).toBeLessThanOrEqual(HIGHEST_RATE);
      expect(cost.year).toBeGreaterThanOrEqual(cost.month * (1 - 1e-9));
      if (cost.month === HIGHEST_RATE) continue;
      const worth = plan.reduce(
        (sum, [cents, date]) =>
          sum + Number(cents) / (1 + cost.month) ** ((Date.parse(date) - Date.parse(TODAY)) / DAY_MS / 30),
        0,
      );
      expect(Math.abs(worth / received - 1)).toBeLessThan(1e-9);
    }
  });
});

it.each([
  ['day', 'day'],
  [1, 'day'],
  [undefined, 'day'],
  ['week', 'week'],
  ['months', 'month'],
  ['D', 'day'],
  [' Y ', 'year'],
  ['Ds', undefined],
  ['monthly', undefined],
])('A service that names %j counts a term by the %s', (named, unit) => {
  expect(termUnitOf(named)).toBe(unit);
});

it('A term is a number of days only where it is counted in days', () => {
  expect(termInDays(91, 'day')).toBe(91);
  expect(termInDays('91', undefined)).toBe('91');
  expect(termInDays(3, 'month')).toBe('');
  expect(termInDays(3, 'fortnight')).toBe('');
});
