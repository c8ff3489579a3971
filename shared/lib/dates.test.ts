import { describe, expect, it } from 'vitest';
import { formatClock } from './dates.ts';

describe("the phone's wall clock", () => {
  it.each([
    [new Date(2026, 0, 5, 7, 3), '07:03'],
    [new Date(2026, 0, 5, 0, 0), '00:00'],
    [new Date(2026, 11, 31, 23, 59, 59), '23:59'],
  ])('%s reads %s', (moment, shown) => {
    expect(formatClock(moment.getTime())).toBe(shown);
  });
});
