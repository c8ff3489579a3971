import { describe, expect, it } from 'vitest';
import { testEnv } from '../../test/support/testEnv.ts';
import { readParameters } from '../session/parameters.ts';
import { keepChosenOrder, keepDraft, readChosenOrder, readDraft, subjectKey } from './complaintDraft.ts';

const KEY = 'loan:default:complaintDraft';
const pageOf = (userId: string, orderId = '1') => readParameters(`?userId=${userId}&orderId=${orderId}`);
const ana = pageOf('7');
const subject = { type: '1', subtype: '11', orderNo: 'LN-1' };
const empty = { titles: [], description: '', imageUrls: [], unfinished: 0 };
const draft = {
  titles: ['Collection', 'Rude words'],
  description: 'They\ncalled 😀',
  imageUrls: ['/a', '/b'],
  unfinished: 1,
};

const storeOf = (storage?: Map<string, string>) => testEnv({ search: '', ...(storage && { storage }) }).env.store;

describe('a draft', () => {
  it('comes back as it was kept', () => {
    const storage = new Map<string, string>();
    keepDraft(storeOf(storage), subjectKey(ana, subject), draft);
    expect(readDraft(storeOf(storage), subjectKey(ana, subject))).toEqual(draft);
    expect(JSON.parse(storage.get(KEY) ?? '')).toMatchObject({ v: 1 });
  });

  it.each([
    ['type', ana, { ...subject, type: '2' }],
    ['sub-type', ana, { ...subject, subtype: '12' }],
    ['order number', ana, { ...subject, orderNo: 'LN-2' }],
    ['order of the address', pageOf('7', '2'), subject],
    ['borrower', pageOf('8'), subject],
  ])('of another %s does not show as this one', (_, page, other) => {
    const store = storeOf();
    keepDraft(store, subjectKey(ana, subject), draft);
    expect(readDraft(store, subjectKey(page, other))).toEqual(empty);
  });

  it('stays beside another one, and goes alone', () => {
    const store = storeOf();
    const [one, other] = [subjectKey(ana, subject), subjectKey(ana, { ...subject, type: '2' })];
    keepDraft(store, one, draft);
    keepDraft(store, other, { ...draft, description: 'other' });
    keepDraft(store, one, undefined);
    expect(readDraft(store, one)).toEqual(empty);
    expect(readDraft(store, other).description).toBe('other');
  });

  it.each([
    'not JSON',
    '{"v":2,"data":{}}',
    '{"v":1,"data":7}',
    '{"v":1,"data":{"7|1|LN-1|1|11":7}}',
    '{"v":1,"data":{"7|1|LN-1|1|11":{"titles":7,"description":{},"imageUrls":[{}],"unfinished":"x"}}}',
    '{"v":1,"data":{"7|1|LN-1|1|11":{"unfinished":1e300}}}',
    '{"v":1,"data":{"7|1|LN-1|1|11":{"unfinished":-1}}}',
  ])('of a broken form is empty: %s', (stored) => {
    expect(readDraft(storeOf(new Map([[KEY, stored]])), subjectKey(ana, subject))).toEqual(empty);
  });
});

describe('the order that a borrower chose', () => {
  it('is kept for the borrower and the order of the address, and can be taken back', () => {
    const store = storeOf();
    expect(readChosenOrder(store, ana)).toBe('');
    keepChosenOrder(store, ana, 'LN-2');
    keepDraft(store, subjectKey(ana, subject), draft);
    expect(readChosenOrder(store, ana)).toBe('LN-2');
    expect(readChosenOrder(store, pageOf('8'))).toBe('');
    expect(readChosenOrder(store, pageOf('7', '2'))).toBe('');
    keepChosenOrder(store, ana, undefined);
    expect(readChosenOrder(store, ana)).toBe('');
    expect(readDraft(store, subjectKey(ana, subject))).toEqual(draft);
  });
});
