import { describe, expect, it, vi } from 'vitest';
import { mapStorage, refuse } from '../../../test/support/mapStorage.ts';
import { hasSubmissionRecord } from './hasSubmissionRecord.ts';
import { withFallback } from './recordStore.ts';
import { type SessionStore, sessionStore } from './sessionStore.ts';
import { browserSubmissionLog } from './submissionLog.ts';

const NAME = 'sent:push:7:1';
const mark = (atMs: number) => ({ atMs, wasAccepted: false });

/** Stubs the window's storage and history; a storage that is null does not exist. */
const onPhone = (hasStorage = true) => {
  const kept = new Map<string, string>();
  const history = {
    state: { held: true } as unknown,
    replaceState: (state: unknown) => {
      history.state = JSON.parse(JSON.stringify(state));
    },
  };
  vi.stubGlobal('localStorage', hasStorage ? mapStorage(kept) : null);
  vi.stubGlobal('history', history);
  return { kept, history };
};

describe('the marks of a phone', () => {
  it('stand on the phone itself, where every later visit finds them', () => {
    const { kept, history } = onPhone();
    expect(browserSubmissionLog().isPersisted(NAME)).toBe(false);
    expect(browserSubmissionLog().write(NAME, mark(5))).toBe(true);
    expect(browserSubmissionLog().read(NAME)).toEqual(mark(5));
    expect([...kept.keys()]).toEqual(['loan:default:sent:push:7:1']);
    expect(history.state).toEqual({ held: true });
    expect(['push:7:1', 'push:7:2'].map(hasSubmissionRecord)).toEqual([true, false]);
    expect(browserSubmissionLog().isPersisted(NAME)).toBe(true);
    expect(browserSubmissionLog().isPersisted('sent:push:7:2')).toBe(false);
  });

  it('stand beside the entry of the history, next to what others keep there, where the phone keeps nothing', () => {
    const { history } = onPhone(false);
    expect(browserSubmissionLog().write(NAME, mark(5))).toBe(true);
    expect(browserSubmissionLog().write('sent:push:7:2', null)).toBe(true);
    expect(browserSubmissionLog().read(NAME)).toEqual(mark(5));
    expect(history.state).toMatchObject({ held: true, sent: { [NAME]: { data: mark(5) } } });
    expect(hasSubmissionRecord('push:7:1')).toBe(true);
    expect(browserSubmissionLog().isPersisted(NAME)).toBe(false);
  });

  it('are known not to be kept where the phone still has an older one, and keeps no newer', () => {
    const { kept } = onPhone();
    browserSubmissionLog().write(NAME, mark(5));
    vi.stubGlobal('localStorage', { ...mapStorage(kept), setItem: refuse });
    browserSubmissionLog().write(NAME, mark(6));
    expect(browserSubmissionLog().read(NAME)).toEqual(mark(6));
    expect(browserSubmissionLog().isPersisted(NAME)).toBe(false);
  });
});

/** Stubs the Web Locks API; other tabs hold the locks with these names. @returns the requested locks. */
const locksHeld = (...names: string[]) => {
  const asked: unknown[] = [];
  const request = async (name: string, options: object, run: (lock: object | null) => unknown) => {
    asked.push([name, options]);
    return run(names.includes(name) ? null : { name });
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return asked;
};

it('sends nothing while another tab holds the lock of this want', async () => {
  const asked = locksHeld('repay:7:order:1');
  const run = vi.fn(async () => 'sent');
  expect(await browserSubmissionLog().exclusive('repay:7:order:1', run)).toBeUndefined();
  expect(run).not.toHaveBeenCalled();
  expect(asked).toEqual([['repay:7:order:1', { ifAvailable: true }]]);
  expect(await browserSubmissionLog().exclusive('repay:7:order:2', run)).toBe('sent');
  expect(run).toHaveBeenCalledTimes(1);
});

it('sends once where the browser has no locks, or they fail', async () => {
  const run = vi.fn(async () => 'sent');
  vi.stubGlobal('navigator', {});
  expect(await browserSubmissionLog().exclusive('a', run)).toBe('sent');
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
  expect(await browserSubmissionLog().exclusive('a', run)).toBe('sent');
  expect(run).toHaveBeenCalledTimes(2);
});

type Condition = 'well' | 'throws' | 'absent' | 'full' | 'readOnly' | 'takesNothing';

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

const phoneOf = (phone: Condition, entry: Condition = 'well') => {
  const places = { phone: placeOf(phone), entry: placeOf(entry) };
  const open = () => withFallback(places.phone.store, places.entry.store);
  return { ...places, open };
};

const failing: readonly Condition[] = ['throws', 'absent', 'full', 'readOnly', 'takesNothing'];

describe('a mark where the first place fails', () => {
  it.each(failing)('%s: stands in the second, is there after a reload, and can be taken away again', (condition) => {
    const { open } = phoneOf(condition);
    expect(open().write(NAME, mark(5))).toBe(true);
    expect(open().read(NAME)).toEqual(mark(5));
    expect(open().write(NAME, null)).toBe(true);
    expect(open().read(NAME) ?? null).toBeNull();
  });

  it.each(failing)('%s in both: is not kept, and that is said', (condition) => {
    const { open } = phoneOf(condition, condition);
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
    const { open, phone, entry } = phoneOf('readOnly');
    open().write(NAME, mark(5));
    phone.condition = 'well';
    expect(open().read(NAME)).toEqual(mark(5));
    expect(open().write(NAME, null)).toBe(true);
    expect(open().read(NAME)).toBeNull();
    expect([...entry.kept.values()]).toEqual(['{"v":1,"data":null}']);
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

it.each(['7', '"x"', '[]', '{"over":7,"data":{"atMs":5}}', '{"data":{"atMs":5}}'])(
  'the places of a mark say nothing where they are broken: %s',
  (data) => {
    const { open, entry } = phoneOf('absent');
    entry.kept.set(`loan:ph:${NAME}`, `{"v":1,"data":${data}}`);
    expect(open().read(NAME)).toBeUndefined();
  },
);
