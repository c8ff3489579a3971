import { describe, expect, it, vi } from 'vitest';
import { success } from '../../../test/support/answers.ts';
import { manualClock } from '../../../test/support/manualClock.ts';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import type { Link } from '../../api/fields.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { RunAlone } from '../../platform/storage/recordStore.ts';
import { createLoanSubmission } from './loanSubmission.ts';

type Phone = Pick<TestPhone, 'phoneStorage' | 'clock'>;

/** Requests the loan of this address and gets no response. @returns the state of the page's lock when it opened. */
const pushedFrom = (search: string, phone: Phone): string => {
  const { env, submissionLog } = testEnv({ search, ...phone, fetch: () => new Promise(() => {}) });
  const lock = createLoanSubmission({ ...env, submissionLog });
  lock.open();
  const { kind } = lock.$state.get();
  void lock.send(() => new Promise<Outcome<Link>>(() => {}));
  return kind;
};

it('A loan is locked under its order or its product, which may have the same number', () => {
  const phone = { phoneStorage: new Map<string, string>() };
  expect(pushedFrom('?userId=1&orderId=7', phone)).toBe('free');
  expect(pushedFrom('?userId=1&productId=7', phone)).toBe('free');
  expect(pushedFrom('?userId=2&productId=7', phone)).toBe('free');
  // Each of the requests has set a lock of its own.
  expect(pushedFrom('?userId=1&orderId=7', phone)).toBe('unconfirmed');
  expect(pushedFrom('?userId=1&productId=7', phone)).toBe('unconfirmed');
});

it('A loan is locked under its order, whether the link names the borrower or not', () => {
  const phone = { phoneStorage: new Map<string, string>() };
  expect(pushedFrom('?userId=1&orderId=7&productId=9', phone)).toBe('free');
  expect(pushedFrom('?orderId=7&productId=9', phone)).toBe('unconfirmed');
});

describe('A loan that was asked for by a link with its order or with its product alone', () => {
  const ofOrder = '?userId=1&orderId=7&productId=9';
  const ofProduct = '?userId=1&productId=9';
  const ofOther = '?userId=1&orderId=8&productId=9';
  const links = [
    [ofOrder, ofProduct],
    [ofProduct, ofOrder],
  ] as const;
  const newPhone = () => ({ phoneStorage: new Map<string, string>(), clock: manualClock() });

  it.each(links)('(%s) is locked by %s too, for a day', (first, second) => {
    const phone = newPhone();
    expect([pushedFrom(first, phone), pushedFrom(second, phone)]).toEqual(['free', 'unconfirmed']);
    const later = newPhone();
    pushedFrom(first, later);
    later.clock.advance(86_400_000);
    // After a day, only the link that was used is still locked.
    expect([first, second].map((search) => pushedFrom(search, later))).toEqual(['unconfirmed', 'free']);
  });

  it.each(links)('(%s) is asked for once where another tab asks at the same moment by %s', (...both) => {
    // Each tab has a storage of its own: neither sees yet what the other has written.
    const held: string[] = [];
    const exclusive: RunAlone = async (key, run) => {
      if (held.includes(key)) return undefined;
      held.push(key);
      return run();
    };
    const asked: string[] = [];
    for (const search of both) {
      const { env, submissionLog } = testEnv({ search });
      const lock = createLoanSubmission({ ...env, submissionLog: { ...submissionLog, exclusive } });
      void lock.send(() => new Promise<Outcome<Link>>(() => asked.push(search)));
    }
    expect(asked).toEqual([both[0]]);
  });

  it('is not locked by another order of the product, and the product by the later of both', () => {
    const phone = newPhone();
    expect([ofOrder, ofOther, ofProduct].map((search) => pushedFrom(search, phone))).toEqual([
      'free',
      'free',
      'unconfirmed',
    ]);
    expect(phone.phoneStorage.get('loan:default:sent:push:1:product:9')).toMatch(/"ofOrder":"8"/);
    // A record of an earlier order does not overwrite the product's record.
    expect(pushedFrom(ofOrder, phone)).toBe('unconfirmed');
    expect(phone.phoneStorage.get('loan:default:sent:push:1:product:9')).toMatch(/"ofOrder":"8"/);
  });

  it.each(links)(
    '(%s) and again, with the same key, by %s, which was refused, is free on both',
    async (first, second) => {
      const phone = newPhone();
      pushedFrom(first, phone);
      const [, key] = /"id":"(\w+)"/.exec([...phone.phoneStorage.values()].join()) ?? [];
      const order = () => Promise.resolve(success({ orderStatus: 110, noticeStatusText: 'x' }));
      const { env, submissionLog } = testEnv({ search: second, ...phone, fetch: order });
      const lock = createLoanSubmission({ ...env, submissionLog });
      lock.open();
      await expect.poll(() => lock.$state.get()).toMatchObject({ check: 'early' });
      phone.clock.advance(180_000);
      await expect.poll(() => lock.$state.get()).toMatchObject({ maySendAgain: true });
      lock.release();
      const push = vi.fn(async () => ({ kind: 'refused', code: '1', message: '' }) as const);
      await createLoanSubmission({ ...env, submissionLog }).send(push);
      expect(push).toHaveBeenCalledWith(expect.objectContaining({ idempotencyKey: key ?? 'none' }));
      expect(
        [first, second].map((search) => pushedFrom(search, { ...phone, phoneStorage: new Map(phone.phoneStorage) })),
      ).toEqual(['free', 'free']);
    },
  );
});
