import { expect, it } from 'vitest';
import { manualClock } from '../../../test/support/manualClock.ts';
import { smsCountdown } from './smsCountdown.ts';

const HOUR_MS = 3_600_000;

/** Starts a countdown for a code that was sent `agoMs` ago. */
const counting = (agoMs = 0) => {
  const clock = manualClock();
  const countdown = smsCountdown(clock);
  countdown.start(clock.now() - agoMs);
  return { clock, countdown, rest: () => countdown.$restSeconds.get() };
};

it('counts nothing before a code was sent, then every second from 60 down to 0, and stands still', () => {
  expect(smsCountdown(manualClock()).$restSeconds.get()).toBe(0);
  const { clock, countdown } = counting();
  const seen: number[] = [];
  countdown.$restSeconds.subscribe((seconds) => seen.push(seconds));
  clock.advance(70_000);
  expect(seen).toEqual(Array.from({ length: 61 }, (_, at) => 60 - at));
  expect(clock.waiting()).toBe(0);
});

it.each([
  ['goes on after a reload with what is left', 20_500, 40],
  ['makes nobody wait for more than a minute where the clock was set back before a reload', -HOUR_MS, 60],
  ['reads a broken moment as one that is over', Number.NaN, 0],
])('%s', (_, agoMs, seconds) => {
  const { clock, rest } = counting(agoMs);
  expect(rest() || 0).toBe(seconds);
  clock.advance(seconds * 1000);
  expect([rest() || 0, clock.waiting()]).toEqual([0, 0]);
});

it('begins anew with another code, and leaves no second timer behind', () => {
  const { clock, countdown, rest } = counting();
  clock.advance(30_000);
  countdown.start(clock.now());
  expect(rest()).toBe(60);
  expect(clock.waiting()).toBe(1);
});

it('is not frozen by a clock that is set back, and catches up where the phone held its timers back', () => {
  const { clock, rest } = counting();
  clock.advance(10_000);
  clock.set(-HOUR_MS);
  clock.advance(20_000);
  expect(rest()).toBe(30);
  clock.advance(30_000);
  expect(rest()).toBe(0);
  const held = counting();
  held.clock.set(25_000);
  held.clock.advance(1_000);
  expect(held.rest()).toBe(34);
});
