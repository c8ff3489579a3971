import { describe, expect, it } from 'vitest';
import { mapStorage, refuse } from '../../../test/support/mapStorage.ts';
import { sessionStore, type TextStorage } from './sessionStore.ts';

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

  it.each([true, false, 0, '', 'text', [1, 2], { type: '1', text: 'too "late"' }])(
    'comes back as it was: %j',
    (data) => {
      const { storage } = storageWith();
      const store = sessionStore('ph', () => storage);
      store.write('complaintDraft', data);
      expect(store.read('complaintDraft')).toEqual(data);
    },
  );

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

  it.each([
    ['another version', '{"v":2,"data":true}'],
    ['cut JSON', '{"v":1,"data":'],
    ['a version hidden in the prototype', '{"__proto__":{"v":1,"data":true}}'],
  ])('counts as absent with %s', (_, stored) => {
    const { storage } = storageWith({ 'loan:ph:bankTipSeen': stored });
    expect(sessionStore('ph', () => storage).read('bankTipSeen')).toBeUndefined();
  });
});

describe('a storage that fails', () => {
  const failing: readonly (readonly [how: string, open: () => TextStorage | null])[] = [
    ['cannot be reached', refuse],
    ['is not there', () => null],
    ['refuses every call', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ];

  it.each(failing)('%s: reads nothing, keeps nothing, and says so', (_, open) => {
    const store = sessionStore('ph', open);
    expect(store.read('bankTipSeen')).toBeUndefined();
    expect(store.write('bankTipSeen', true)).toBe(false);
  });

  it('is full: what was there can still be read, and it is asked for anew each time', () => {
    const { storage } = storageWith({ 'loan:ph:bankTipSeen': '{"v":1,"data":true}' });
    let isFull = true;
    const store = sessionStore('ph', () => ({ ...storage, ...(isFull && { setItem: refuse }) }));
    expect(store.write('bankTipSeen', false)).toBe(false);
    expect(store.read('bankTipSeen')).toBe(true);
    isFull = false;
    expect(store.write('bankTipSeen', false)).toBe(true);
  });

  it('data that cannot be written as JSON is not kept', () => {
    const { storage, kept } = storageWith();
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(sessionStore('ph', () => storage).write('complaintDraft', circle)).toBe(false);
    expect(kept.size).toBe(0);
  });
});
