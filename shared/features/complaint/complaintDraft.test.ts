import { describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import { readDraft, storeDraft, takeDraft } from './complaintDraft.ts';

const subject = { type: '1', subtype: '11', orderNo: 'LN-1' };
const empty = { titles: [], description: '', imageUrls: [], unfinished: 0 };
const draft = {
  titles: ['Collection', 'Rude words'],
  description: 'They\ncalled 😀',
  imageUrls: ['/a', '/b'],
  unfinished: 1,
};

const storeOf = () => testEnv({ search: '?userId=7&orderId=1' }).env.store;

describe('a draft', () => {
  it('goes along to another type, without its titles, and not to another order', () => {
    const store = storeOf();
    storeDraft(store, subject, draft);
    expect(readDraft(store, subject)).toEqual(draft);
    for (const other of [
      { ...subject, type: '2' },
      { ...subject, subtype: '12' },
    ])
      expect(readDraft(store, other)).toEqual({ ...draft, titles: [] });
    expect(readDraft(store, { ...subject, orderNo: 'LN-2' })).toEqual(empty);
  });

  it('begins with the words that another page has written, once, and keeps its own', () => {
    const store = storeOf();
    storeDraft(store, subject, draft);
    store.write('complaintWords', { words: 'I paid' });
    expect(takeDraft(store, subject)).toEqual(draft);
    const other = { ...subject, orderNo: 'LN-2' };
    expect(takeDraft(store, other)).toEqual({ ...empty, description: 'I paid' });
    expect(takeDraft(store, other)).toEqual(empty);
  });
});
