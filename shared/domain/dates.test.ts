import { describe, expect, it } from 'vitest';
import { formatClock, formatMoment, momentOf } from './dates.ts';

describe('a moment', () => {
  it.each([0, -1, 1_760_000_000_000])('of %d milliseconds is one', (value) => {
    expect(momentOf(value)).toBe(value);
  });

  it.each([1e300, -1e300, 8.7e15, Number.NaN, '5', null, undefined, {}])('%j is none', (value) => {
    expect(momentOf(value)).toBeUndefined();
  });
});

describe("the phone's wall clock", () => {
  it.each([
    [new Date(2026, 0, 5, 7, 3), '07:03'],
    [new Date(2026, 11, 31, 23, 59, 59), '23:59'],
  ])('%s reads %s', (moment, shown) => {
    expect(formatClock(moment.getTime())).toBe(shown);
  });
});

describe('a moment as it is said', () => {
  const at = new Date(2026, 10, 20, 14, 3).getTime();

  it.each([
    ['on the same day', new Date(2026, 10, 20, 23, 59), '14:03'],
    ['after midnight', new Date(2026, 10, 21, 0, 0), '2026-11-20 14:03'],
    ['by a clock that has been set back a day', new Date(2026, 10, 19, 14, 3), '2026-11-20 14:03'],
  ])('%s', (_, now, said) => {
    expect(formatMoment(at, now.getTime())).toBe(said);
  });
});
