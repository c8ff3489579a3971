import { describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import { noteSentBefore } from './sentBefore.ts';
import { readSentPayment } from './sentPayment.ts';

const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const HOUR_MS = 3_600_000;
const MARK = 'sent:repay:7:order:174002';
const search = '?userId=7&orderId=174002&productId=2001';

const phone = (mark?: object) => {
  const test = testEnv({ search, nowMs: NOW_MS });
  if (mark) test.submissionLog.write(MARK, mark);
  return { env: test.env, log: test.submissionLog };
};

describe('A payment by card or wallet that another tab has sent', () => {
  it.each([
    ['commit', 'card'],
    ['confirm', 'card'],
    ['wallet', 'wallet'],
  ])('by %s is noted in this tab, without a word of how the order stood', (call, way) => {
    const { env, log } = phone({ atMs: NOW_MS - HOUR_MS, call, wasAccepted: true });
    expect(noteSentBefore(env, log)).toBe(true);
    expect(readSentPayment(env.store)).toMatchObject({
      way,
      amount: '',
      isAccepted: false,
      isOnlyShown: false,
      before: undefined,
      sentAtMs: NOW_MS - HOUR_MS,
    });
  });

  it.each([
    ['there is none', undefined],
    ['it was released', { again: 'id', call: 'commit' }],
    ['it was sent a day ago', { atMs: NOW_MS - 24 * HOUR_MS }],
  ])('is not noted where %s', (_, mark) => {
    const { env, log } = phone(mark);
    expect(noteSentBefore(env, log)).toBe(false);
    expect(readSentPayment(env.store)).toBeUndefined();
  });

  it('is not noted where this tab knows of a payment itself', () => {
    const { env, log } = phone({ atMs: NOW_MS });
    env.store.write('payment', { way: 'channel', sentAtMs: NOW_MS });
    expect(noteSentBefore(env, log)).toBe(false);
    expect(readSentPayment(env.store)).toMatchObject({ way: 'channel' });
  });

  it('is noted in the place of a code that this tab has only shown, and leaves how the order stood before', () => {
    const { env, log } = phone({ atMs: NOW_MS, call: 'commit' });
    const before = { status: '170', details: [{ label: 'Instalment', value: '2 of 4' }] };
    const code = { way: 'code', amount: '150050', channel: 'Wallet', reference: '7100', promised: '', before };
    env.store.write('payment', { ...code, isOnlyShown: 1, sentAtMs: NOW_MS - HOUR_MS });
    expect(noteSentBefore(env, log)).toBe(true);
    const unsure = { way: 'card', amount: '', channel: '', reference: '', isOnlyShown: false, isOneOfSeveral: true };
    expect(readSentPayment(env.store)).toMatchObject({
      ...unsure,
      sentAtMs: NOW_MS,
      before: { status: '170' },
    });
    expect(noteSentBefore(env, log)).toBe(false);
  });

  it.each([
    ['is noted beside an earlier one that the order has shown', NOW_MS - 1, true],
    ['is not noted where the order has shown one since', NOW_MS, false],
  ])('%s', (_, seenAtMs, isNoted) => {
    const { env, log } = phone({ atMs: NOW_MS, call: 'commit' });
    env.store.write('payment', { shown: { way: 'code', sentAtMs: NOW_MS }, seenAtMs, sentAtMs: NOW_MS });
    expect(noteSentBefore(env, log)).toBe(isNoted);
    expect(readSentPayment(env.store)?.lastSeenAtMs).toBe(isNoted ? seenAtMs : undefined);
  });
});
