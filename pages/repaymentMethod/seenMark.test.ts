import { describe, expect, it } from 'vitest';
import type { KeptReceipt } from '../../shared/features/repayment/keptReceipts.ts';
import { readPayment } from '../../shared/features/repayment/sentPayment.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { forgetSeenMark } from './seenMark.ts';

const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const MARK = 'sent:repay:7:order:174002';

const payment = (changes: object = {}) => {
  const made = readPayment({ way: 'card', sentAtMs: NOW_MS, isAccepted: 1, ...changes });
  if (!made) throw new Error('This is no payment.');
  return made;
};

describe('The mark of a payment of which the phone has a receipt', () => {
  const instalment: KeptReceipt['progress'] = { kind: 'instalment', paid: 2, all: 4, steps: 1 };

  const left = (sent: object, atMs = NOW_MS, progress: KeptReceipt['progress'] = instalment): unknown => {
    const { env, submissionLog } = testEnv({ search: '?userId=7&orderId=174002&productId=2001' });
    submissionLog.write(MARK, { atMs, wasAccepted: true });
    forgetSeenMark(env, submissionLog, [{ payment: payment(sent), progress }]);
    return submissionLog.read(MARK);
  };

  it.each(['card', 'wallet'])('goes where it was paid by %s', (way) => {
    expect(left({ way })).toBeFalsy();
  });

  it.each([
    ['another way paid it', { way: 'channel' }, NOW_MS],
    ['another payment may have been seen instead', { isOneOfSeveral: 1 }, NOW_MS],
    ['it is of a later payment', {}, NOW_MS + 1],
    ['the receipt is of a clock that stood ahead', { sentAtMs: NOW_MS + 3_600_000 }, NOW_MS],
    ['it is of a payment five minutes later, by a clock set back by an hour', { sentAtMs: NOW_MS + 3_300_000 }, NOW_MS],
  ])('stays where %s', (_, sent, atMs) => {
    expect(left(sent, atMs)).toMatchObject({ atMs });
  });

  it('stays where the order is settled with it, for it leads there', () => {
    expect(left({}, NOW_MS, { kind: 'settled', steps: 1 })).toMatchObject({ atMs: NOW_MS });
  });
});
