import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapStorage, refuse } from '../../../test/support/mapStorage.ts';
import { browserSubmissionLog, tabSubmissionLog } from './submissionLog.ts';

const NAME = 'sent:push:7:1';
const mark = { atMs: 5, wasAccepted: false };

/** Stubs the window's storages and history; a storage that is null does not exist. */
const onPhone = ({ phone = true, tab = true }: { readonly phone?: boolean; readonly tab?: boolean }) => {
  const kept = { phone: new Map<string, string>(), tab: new Map<string, string>() };
  const history = {
    state: { held: true } as unknown,
    replaceState: (state: unknown) => {
      history.state = JSON.parse(JSON.stringify(state));
    },
  };
  vi.stubGlobal('localStorage', phone ? mapStorage(kept.phone) : null);
  vi.stubGlobal('sessionStorage', tab ? mapStorage(kept.tab) : null);
  vi.stubGlobal('history', history);
  return { ...kept, history };
};

beforeEach(() => void onPhone({}));
afterEach(() => void vi.unstubAllGlobals());

describe('the marks of a phone', () => {
  it.each([
    ['on the phone itself', {}, [1, 0], true],
    ['in the tab where the phone keeps nothing', { phone: false }, [0, 1], false],
  ])('stand %s', (_, places, sizes, isKept) => {
    const { phone, tab, history } = onPhone(places);
    expect(browserSubmissionLog().isKept(NAME)).toBe(false);
    expect(browserSubmissionLog().write(NAME, mark)).toBe(true);
    expect(browserSubmissionLog().read(NAME)).toEqual(mark);
    expect([...phone.keys(), ...tab.keys()]).toEqual(['loan:default:sent:push:7:1']);
    expect([phone.size, tab.size]).toEqual(sizes);
    expect(history.state).toEqual({ held: true });
    // Only an entry in the phone's storage is found at every later visit.
    expect(browserSubmissionLog().isKept(NAME)).toBe(isKept);
    expect(browserSubmissionLog().isKept('sent:push:7:2')).toBe(false);
  });

  it('stand beside the entry of the history, next to what others keep there, where the tab keeps nothing either', () => {
    const { history } = onPhone({ phone: false, tab: false });
    expect(browserSubmissionLog().write(NAME, mark)).toBe(true);
    expect(browserSubmissionLog().write('sent:push:7:2', null)).toBe(true);
    expect(browserSubmissionLog().read(NAME)).toEqual(mark);
    expect(history.state).toMatchObject({ held: true, sent: { [NAME]: { data: mark } } });
    expect(browserSubmissionLog().isKept(NAME)).toBe(false);
  });

  it.each([
    ['throws', () => vi.stubGlobal('history', { state: null, replaceState: refuse })],
    ['does nothing', () => vi.stubGlobal('history', { state: null, replaceState: () => {} })],
  ])('are said not to be kept where the history %s too', (_, spoil) => {
    onPhone({ phone: false, tab: false });
    spoil();
    expect(browserSubmissionLog().write(NAME, mark)).toBe(false);
    expect(browserSubmissionLog().read(NAME)).toBeUndefined();
  });

  it('are known not to be kept where the phone still has an older one, and keeps no newer', () => {
    const { phone } = onPhone({});
    browserSubmissionLog().write(NAME, mark);
    const storage = { ...mapStorage(phone), setItem: refuse };
    vi.stubGlobal('localStorage', storage);
    browserSubmissionLog().write(NAME, { ...mark, atMs: 6 });
    expect(browserSubmissionLog().read(NAME)).toEqual({ ...mark, atMs: 6 });
    expect(browserSubmissionLog().isKept(NAME)).toBe(false);
  });
});

describe('the marks of one tab alone', () => {
  it('are kept once they are written, and hold nobody else back', async () => {
    const kept = new Map<string, unknown>();
    const marks = tabSubmissionLog({ read: (name) => kept.get(name), write: (name, data) => !!kept.set(name, data) });
    expect(marks.isKept(NAME)).toBe(false);
    marks.write(NAME, mark);
    expect(marks.isKept(NAME)).toBe(true);
    expect(await marks.exclusive('a', async () => 'sent')).toBe('sent');
  });
});
