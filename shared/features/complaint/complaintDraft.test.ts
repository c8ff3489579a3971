import { describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import { readDraft, storeDraft, subjectKey, takeDraft } from './complaintDraft.ts';

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
