import { describe, expect, it } from 'vitest';
import { mapStorage } from '../../../test/support/mapStorage.ts';
import { sessionStore } from './sessionStore.ts';

const storageWith = (entries: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(entries));
  return { storage: mapStorage(kept), kept };
};

describe("a value in the tab's storage", () => {
  it('stands under the brand and its name, with its version', () => {
    const { storage, kept } = storageWith();
    expect(sessionStore('ph', () => storage).write('bankTipSeen', true)).toBe(true);
    expect([...kept]).toEqual([['loan:ph:bankTipSeen', '{"v":1,"data":true}']]);
  });

  it.each([true, false, 0, '', 'text', [1, 2], { type: '1', text: 'too "late"' }])('comes back whole: %j', (data) => {
    const { storage } = storageWith();
    const store = sessionStore('ph', () => storage);
    store.write('complaintDraft', data);
    expect(store.read('complaintDraft')).toEqual(data);
  });

  it('is not seen by another brand, nor under another name', () => {
    const { storage } = storageWith();
    sessionStore('ph', () => storage).write('bankTipSeen', true);
    expect(sessionStore('default', () => storage).read('bankTipSeen')).toBeUndefined();
    expect(sessionStore('ph', () => storage).read('complaintDraft')).toBeUndefined();
  });

  it('may come from an app that wrote it before the page opened', () => {
    const { storage } = storageWith({ 'loan:ph:bankTipSeen': '{"data":true,"v":1,"by":"app"}' });
    expect(sessionStore('ph', () => storage).read('bankTipSeen')).toBe(true);
  });

  it('counts as absent in another version', () => {
    const { storage } = storageWith({ 'loan:ph:bankTipSeen': '{"v":2,"data":true}' });
    expect(sessionStore('ph', () => storage).read('bankTipSeen')).toBeUndefined();
  });
});
