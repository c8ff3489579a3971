import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../test/support/manualClock.ts';
import { resendAfterMinute } from './resendAfterMinute.ts';
import type { CheckResult } from './submission.ts';

const MINUTE_MS = 60_000;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a complaint whose response got lost; `said` records what the page has shown. */
const lost = () => {
  const clock = manualClock();
  const said: unknown[] = [];
  const looks: ((result: CheckResult) => void)[] = [];
  void resendAfterMinute({
    restMs: MINUTE_MS,
    look: () => new Promise((resolve) => looks.push(resolve)),
    isLatest: () => true,
    show: (result, maySendAgain = false) => said.push([result, maySendAgain]),
    finish: () => said.push('done'),
    wait: (ms, run) => void clock.after(ms, run),
  });
  return {
    clock,
    said,
    looks: () => looks.length,
    see: (result: CheckResult) => {
      looks.at(-1)?.(result);
      return nextTurn();
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

  it('is offered after its minute though the first look has not answered, which is not asked twice then', async () => {
    const { clock, said, looks, see } = lost();
    clock.advance(MINUTE_MS);
    expect([said.at(-1), looks()]).toEqual([['open', true], 1]);
    await see('changed');
    expect(said.at(-1)).toEqual(['open', true]);
  });
});
