import { describe, expect, it } from 'vitest';
import { testEnv } from '../../test/support/testEnv.ts';
import { readParameters } from '../session/parameters.ts';
import { answerDayOf, keepReceipt, readReceipts } from './complaintReceipt.ts';

const ana = readParameters('?userId=7&orderId=1');
const receipt = (sentAtMs: number) => ({ orderNo: 'LN-1', description: 'words', sentAtMs });

describe('receipts', () => {
  it('are kept for the borrower and the order of the address, the newest first', () => {
    const { store } = testEnv({ search: '' }).env;
    keepReceipt(store, ana, receipt(1));
    keepReceipt(store, ana, receipt(2));
    keepReceipt(store, readParameters('?userId=8&orderId=1'), receipt(3));
    expect(readReceipts(store, ana).map(({ sentAtMs }) => sentAtMs)).toEqual([2, 1]);
    expect(readReceipts(store, readParameters('?userId=7&orderId=2'))).toEqual([]);
  });

  it('do not fill the storage', () => {
    const { store } = testEnv({ search: '' }).env;
    for (let sentAtMs = 0; sentAtMs < 50; sentAtMs++) keepReceipt(store, ana, receipt(sentAtMs));
    expect(readReceipts(store, ana)).toHaveLength(20);
    expect(readReceipts(store, ana)[0]?.sentAtMs).toBe(49);
  });

  it.each(['7', '{"receipts":7}', '{"receipts":[7,{},{"of":"7|1","sentAtMs":"x"},{"of":"7|1","sentAtMs":1e300}]}'])(
    'of a broken form are none: %s',
    (data) => {
      const storage = new Map([['loan:default:complaintReceipt', `{"v":1,"data":${data}}`]]);
      expect(readReceipts(testEnv({ search: '', storage }).env.store, ana)).toEqual([]);
    },
  );

  it('promise an answer within three weekdays', () => {
    expect(answerDayOf(new Date(2026, 10, 20, 23, 30).getTime())).toBe('2026-11-25');
  });
});
