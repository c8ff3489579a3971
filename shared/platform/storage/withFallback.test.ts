import { describe, expect, it } from 'vitest';
import { mapStorage, refuse } from '../../../test/support/mapStorage.ts';
import { type SessionStore, sessionStore } from './sessionStore.ts';
import { withFallback } from './withFallback.ts';

type Condition = 'well' | 'throws' | 'absent' | 'full' | 'readOnly' | 'takesNothing';

const NAME = 'sent:push:7:1';
const mark = (atMs: number) => ({ atMs, wasAccepted: false });
/** Creates a storage whose condition a test can change at any time. */
const placeOf = (condition: Condition) => {
  const kept = new Map<string, string>();
  const place = { condition, kept };
  const storage = {
    ...mapStorage(kept),
    setItem: (key: string, value: string) => {
      if (place.condition === 'full' || place.condition === 'readOnly') refuse();
      if (place.condition === 'well') kept.set(key, value);
    },
  };
  const store: SessionStore = sessionStore('ph', () => {
    if (place.condition === 'throws') refuse();
    return place.condition === 'absent' ? null : storage;
  });
  return Object.assign(place, { store });
};

const phoneOf = (phone: Condition, tab: Condition = 'well', entry: Condition = 'well') => {
  const places = { phone: placeOf(phone), tab: placeOf(tab), entry: placeOf(entry) };
  const open = () => withFallback(withFallback(places.phone.store, places.tab.store), places.entry.store);
  return { ...places, open };
};

const failing: readonly Condition[] = ['throws', 'absent', 'full', 'readOnly', 'takesNothing'];

describe('a mark where the first place fails', () => {
  it.each(failing)('%s: stands in the second, is there after a reload, and can be taken away again', (condition) => {
    const { open, entry } = phoneOf(condition);
    expect(open().write(NAME, mark(5))).toBe(true);
    expect(open().read(NAME)).toEqual(mark(5));
    expect(open().write(NAME, null)).toBe(true);
    expect(open().read(NAME) ?? null).toBeNull();
    expect(entry.kept.size).toBe(0);
  });

  it.each(failing)('%s in the second too: stands in the third', (condition) => {
    const { open } = phoneOf('absent', condition);
    expect(open().write(NAME, mark(5))).toBe(true);
    expect(open().read(NAME)).toEqual(mark(5));
  });

  it.each(failing)('%s everywhere: is not kept, and that is said', (condition) => {
    const { open } = phoneOf(condition, condition, condition);
    expect(open().write(NAME, mark(5))).toBe(false);
    expect(open().read(NAME)).toBeUndefined();
  });
});

describe('a first place that turns bad', () => {
  it('read-only, with an old mark in it: what was taken away since is not there any more', () => {
    const { open, phone } = phoneOf('well');
    open().write(NAME, mark(5));
    phone.condition = 'readOnly';
    expect(open().write(NAME, null)).toBe(true);
    expect(open().read(NAME)).toBeNull();
    open().write(NAME, mark(9));
    expect(open().read(NAME)).toEqual(mark(9));
  });

  it('and well again: takes what comes then, and nothing is left in the second', () => {
    const { open, phone, tab } = phoneOf('readOnly');
    open().write(NAME, mark(5));
    phone.condition = 'well';
    expect(open().read(NAME)).toEqual(mark(5));
    expect(open().write(NAME, null)).toBe(true);
    expect(open().read(NAME)).toBeNull();
    expect([...tab.kept.values()]).toEqual(['{"v":1,"data":null}']);
  });

  it('and comes back with an older mark: the later one counts', () => {
    const { open, phone } = phoneOf('well');
    open().write(NAME, mark(5));
    phone.condition = 'throws';
    open().write(NAME, mark(9));
    phone.condition = 'well';
    expect(open().read(NAME)).toEqual(mark(9));
  });

  it.each([
    ['a later mark of another tab before its own', mark(9), mark(9)],
    ['its own before an older one', mark(3), mark(5)],
    ['its own where another tab took away the one of the phone', null, mark(5)],
  ])('shows %s', (_, ofOtherTab, shown) => {
    const { open, phone } = phoneOf('well');
    open().write(NAME, mark(1));
    phone.condition = 'full';
    open().write(NAME, mark(5));
    phone.condition = 'well';
    phone.store.write(NAME, ofOtherTab);
    expect(open().read(NAME)).toEqual(shown);
  });
});

describe('the places of a mark', () => {
  it.each(['7', '"x"', '[]', '{"over":7,"data":{"atMs":5}}', '{"data":{"atMs":5}}'])(
    'of a broken form say nothing: %s',
    (data) => {
      const { open, tab } = phoneOf('absent');
      tab.kept.set(`loan:ph:${NAME}`, `{"v":1,"data":${data}}`);
      expect(open().read(NAME)).toBeUndefined();
    },
  );
});
