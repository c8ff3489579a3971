import { describe, expect, it } from 'vitest';
import { type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { answerDayOf, keepReceipt, type ReceiptsEnv, readReceipts } from './complaintReceipt.ts';

const DAY_MS = 86_400_000;
const receipt = (sentAtMs: number) => ({ orderNo: 'LN-1', description: 'words', sentAtMs });

const envOf = (search: string, phone: Partial<TestPhone> = {}) => {
  const { env, ...test } = testEnv({ search, nowMs: 100, ...phone });
  return { ...test, env: { ...env, marks: test.marks } };
};
const timesIn = (env: ReceiptsEnv) => readReceipts(env).map(({ sentAtMs }) => sentAtMs);

describe('receipts', () => {
  it('are kept for the borrower and the order of the address, the newest first', () => {
    const { env, phoneStorage } = envOf('?userId=7&orderId=1');
    keepReceipt(env, receipt(1));
    keepReceipt(env, receipt(2));
    keepReceipt(envOf('?userId=8&orderId=1', { phoneStorage }).env, receipt(3));
    expect(timesIn(env)).toEqual([2, 1]);
    expect(timesIn(envOf('?userId=7&orderId=2', { phoneStorage }).env)).toEqual([]);
  });

  it('are there in a new webview, for a week', () => {
    const { env, phoneStorage } = envOf('?userId=7&orderId=1');
    keepReceipt(env, receipt(100));
    const inDays = (days: number) =>
      timesIn(envOf('?userId=7&orderId=1', { phoneStorage, nowMs: 100 + days * DAY_MS }).env);
    expect(inDays(6.9)).toEqual([100]);
    expect(inDays(7)).toEqual([]);
    expect(phoneStorage.get('loan:default:complaintReceipt')).toBe('{"v":1,"data":{"receipts":[]}}');
  });

  it('stay in the tab where nobody could say whose they are, or the phone keeps nothing', () => {
    const nameless = envOf('?orderId=1');
    keepReceipt(nameless.env, receipt(1));
    expect([...nameless.phoneStorage]).toEqual([]);
    expect(timesIn(nameless.env)).toEqual([1]);
    const { env } = envOf('?userId=7&orderId=1');
    const marks = { ...env.marks, read: () => undefined, write: () => false };
    keepReceipt({ ...env, marks }, receipt(1));
    expect(timesIn({ ...env, marks })).toEqual([1]);
  });

  it('do not fill the storage', () => {
    const { env } = envOf('?userId=7&orderId=1');
    for (let sentAtMs = 0; sentAtMs < 50; sentAtMs++) keepReceipt(env, receipt(sentAtMs));
    expect(timesIn(env)).toHaveLength(20);
    expect(timesIn(env)[0]).toBe(49);
  });

  it.each(['7', '{"receipts":7}', '{"receipts":[7,{},{"of":"7|1","sentAtMs":"x"},{"of":"7|1","sentAtMs":1e300}]}'])(
    'of a broken form are none: %s',
    (data) => {
      const stored = () => new Map([['loan:default:complaintReceipt', `{"v":1,"data":${data}}`]]);
      const { env } = envOf('?userId=7&orderId=1', { storage: stored(), phoneStorage: stored() });
      expect(readReceipts(env)).toEqual([]);
    },
  );

  it('promise an answer within three weekdays', () => {
    expect(answerDayOf(new Date(2026, 10, 20, 23, 30).getTime())).toBe('2026-11-25');
  });
});
