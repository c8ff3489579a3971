import { describe, expect, it } from 'vitest';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { DAY_MS } from '../../domain/dates.ts';
import { answerDayOf, type ReceiptsEnv, readReceipts, storeReceipt } from './sentComplaints.ts';

const receipt = (sentAtMs: number) => ({ orderNo: 'LN-1', description: 'words', sentAtMs });

const ana = '?userId=7&sessionId=s1&orderId=1';

const envOf = (search: string, phone: Partial<TestPhone> = {}) => {
  const { env, ...test } = testEnv({ search, nowMs: 100, ...phone });
  return { ...test, env: { ...env, phone: test.phone } };
};
const timesIn = (env: ReceiptsEnv) => readReceipts(env).map(({ sentAtMs }) => sentAtMs);

describe('receipts', () => {
  it('are kept for the borrower and the order of the address, the newest first', () => {
    const { env, phoneStorage } = envOf(ana);
    storeReceipt(env, receipt(1));
    storeReceipt(env, receipt(2));
    storeReceipt(envOf(ana.replace('7', '8'), { phoneStorage }).env, receipt(3));
    expect(timesIn(env)).toEqual([2, 1]);
    const other = envOf(ana.replace('orderId=1', 'orderId=2'), { phoneStorage }).env;
    expect(timesIn(other)).toEqual([]);
    // The list in which a lost complaint is looked up contains those of all orders.
    expect(readReceipts(other, { ofAnyOrder: true }).map(({ sentAtMs }) => sentAtMs)).toEqual([2, 1]);
  });

  it('are one of a complaint that two tabs have found in the list at once', () => {
    const { env } = envOf(ana);
    for (const sentAtMs of [1, 2, 1]) storeReceipt(env, receipt(sentAtMs));
    expect(timesIn(env)).toEqual([2, 1]);
  });

  it('are there in a new webview, for a week', () => {
    const { env, phoneStorage } = envOf(ana);
    storeReceipt(env, receipt(100));
    const daysText = (days: number) => timesIn(envOf(ana, { phoneStorage, nowMs: 100 + days * DAY_MS }).env);
    expect(daysText(6.9)).toEqual([100]);
    expect(daysText(7)).toEqual([]);
    expect(phoneStorage.get('loan:default:complaintReceipt')).toBe('{"v":1,"data":{"entries":[]}}');
  });

  it('stay in the tab where nobody could say whose they are, or the phone keeps nothing', () => {
    for (const search of ['?orderId=1', '?userId=7&orderId=1']) {
      const { env, phoneStorage } = envOf(search);
      storeReceipt(env, receipt(1));
      expect([...phoneStorage]).toEqual([]);
      expect(timesIn(env)).toEqual([1]);
    }
    const { env } = envOf(ana);
    const phone = { ...env.phone, all: () => [], writeAll: () => false };
    storeReceipt({ ...env, phone }, receipt(1));
    expect(timesIn({ ...env, phone })).toEqual([1]);
  });

  it('do not fill the storage', () => {
    const { env, phoneStorage } = envOf(ana);
    for (let sentAtMs = 0; sentAtMs < 300; sentAtMs++) storeReceipt(env, receipt(sentAtMs));
    expect(timesIn(env)[0]).toBe(299);
    expect(phoneStorage.get('loan:default:complaintReceipt')?.length).toBeLessThan(21_000);
  });

  it('promise an answer within three weekdays', () => {
    expect(answerDayOf(new Date(2026, 10, 20, 23, 30).getTime())).toBe('2026-11-25');
  });
});
