import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../test/support/manualClock.ts';
import { resendAfterMinute } from './resendAfterMinute.ts';
import type { CheckResult } from './submissionState.ts';

const MINUTE_MS = 60_000;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A complaint whose answer got lost, and what the page has said of it so far. */
const lost = (restMs = MINUTE_MS) => {
  const clock = manualClock();
  const said: unknown[] = [];
  const looks: ((result: CheckResult) => void)[] = [];
  let isAsked = true;
  void resendAfterMinute({
    restMs,
    look: () => new Promise((resolve) => looks.push(resolve)),
    isAsked: () => isAsked,
    show: (result, maySendAgain = false) => said.push([result, maySendAgain]),
    finish: () => said.push('done'),
    wait: (ms, run) => void clock.after(ms, run),
  });
  return {
    clock,
    said,
    looks: () => looks.length,
    see: (result: CheckResult, look = looks.length) => {
      looks[look - 1]?.(result);
      return nextTurn();
    },
    decide: () => {
      isAsked = false;
    },
  };
};

describe('what moves no money, after a lost answer', () => {
  it('is offered again a minute after it left, and looked for once more', async () => {
    const { clock, said, looks, see } = lost();
    expect(said.splice(0)).toEqual([['checking', false]]);
    await see('open');
    expect(said.splice(0)).toEqual([['early', false]]);
    clock.advance(MINUTE_MS - 1);
    expect([said, looks()]).toEqual([[], 1]);
    clock.advance(1);
    expect([said, looks()]).toEqual([[['open', true]], 2]);
    await see('unknown');
    expect(said.at(-1)).toEqual(['open', true]);
  });

  it.each(['changed', 'unknown'] as const)(
    'is not offered in its first minute where a look answers %s',
    async (result) => {
      const { said, see } = lost();
      await see(result);
      expect(said.at(-1)).toEqual([result, false]);
    },
  );

  it.each([0, MINUTE_MS])('is done as soon as a look shows it, %i ms after the first one', async (ms) => {
    const { said, see, clock } = lost();
    if (ms) await see('open');
    clock.advance(ms);
    await see('done');
    expect(said.at(-1)).toBe('done');
  });

  it('is offered after its minute though the first look has not answered, which is not asked twice then', async () => {
    const { clock, said, looks, see } = lost();
    clock.advance(MINUTE_MS);
    expect([said.at(-1), looks()]).toEqual([['open', true], 1]);
    await see('changed');
    expect(said.at(-1)).toEqual(['open', true]);
  });

  it('is offered at once where its minute is over, while the page looks', async () => {
    const { clock, said, looks, see } = lost(0);
    expect([said, looks(), clock.waiting()]).toEqual([[['open', true]], 1, 0]);
    await see('open');
    expect(said.at(-1)).toEqual(['open', true]);
  });

  it('is said nothing more of once the borrower has decided, or another look was asked for', async () => {
    const { said, see, decide } = lost();
    decide();
    await see('done');
    expect(said).toEqual([['checking', false]]);
  });
});
