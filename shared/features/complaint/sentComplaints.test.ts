import { describe, expect, it } from 'vitest';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { DAY_MS } from '../../domain/dates.ts';
import { readDraft, storeDraft, subjectKey, takeDraft } from './complaintDraft.ts';
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

const subject = { type: '1', subtype: '11', orderNo: 'LN-1' };
const of = subjectKey(subject);
const empty = { titles: [], description: '', imageUrls: [], unfinished: 0 };
const draft = {
  titles: ['Collection', 'Rude words'],
  description: 'They\ncalled 😀',
  imageUrls: ['/a', '/b'],
  unfinished: 1,
};

const storeOf = () => testEnv({ search: '?userId=7&orderId=1' }).env.store;

describe('a draft', () => {
  it.each([
    ['type', { ...subject, type: '2' }],
    ['sub-type', { ...subject, subtype: '12' }],
    ['order number', { ...subject, orderNo: 'LN-2' }],
  ])('of another %s does not show as this one', (_, other) => {
    const store = storeOf();
    storeDraft(store, of, draft);
    expect(readDraft(store, subjectKey(other))).toEqual(empty);
  });

  it('stays beside another one, and goes alone', () => {
    const store = storeOf();
    const other = subjectKey({ ...subject, type: '2' });
    storeDraft(store, of, draft);
    storeDraft(store, other, { ...draft, description: 'other' });
    storeDraft(store, of, undefined);
    expect(readDraft(store, of)).toEqual(empty);
    expect(readDraft(store, other).description).toBe('other');
  });

  it('begins with the words that another page has written, once, and keeps its own', () => {
    const store = storeOf();
    storeDraft(store, of, draft);
    store.write('complaintWords', { words: 'I paid' });
    expect(takeDraft(store, of)).toEqual(draft);
    const other = subjectKey({ ...subject, type: '2' });
    expect(takeDraft(store, other)).toEqual({ ...empty, description: 'I paid' });
    expect(takeDraft(store, other)).toEqual(empty);
  });
});
