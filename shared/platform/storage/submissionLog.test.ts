import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSubmissionLog, tabSubmissionLog } from './submissionLog.ts';

const NAME = 'sent:push:7:1';
const mark = { atMs: 5, wasAccepted: false };
const refuse = (): never => {
  throw new DOMException('too many', 'SecurityError');
};

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

/** The window's own places; a storage that is null is not there. */
const onPhone = ({ phone = true, tab = true }: { readonly phone?: boolean; readonly tab?: boolean }) => {
  const kept = { phone: new Map<string, string>(), tab: new Map<string, string>() };
  const history = {
    state: { held: true } as unknown,
    replaceState: (state: unknown) => {
      history.state = JSON.parse(JSON.stringify(state));
    },
  };
  vi.stubGlobal('localStorage', phone ? storageOf(kept.phone) : null);
  vi.stubGlobal('sessionStorage', tab ? storageOf(kept.tab) : null);
  vi.stubGlobal('history', history);
  return { ...kept, history };
};

beforeEach(() => void onPhone({}));
afterEach(() => void vi.unstubAllGlobals());

describe('the marks of a phone', () => {
  it('stand on the phone itself', () => {
    const { phone, tab, history } = onPhone({});
    expect(browserSubmissionLog().write(NAME, mark)).toBe(true);
    expect(browserSubmissionLog().read(NAME)).toEqual(mark);
    expect([...phone.keys()]).toEqual(['loan:default:sent:push:7:1']);
    expect([tab.size, history.state]).toEqual([0, { held: true }]);
  });

  it('stand in the tab where the phone keeps nothing', () => {
    const { tab, history } = onPhone({ phone: false });
    expect(browserSubmissionLog().write(NAME, mark)).toBe(true);
    expect(browserSubmissionLog().read(NAME)).toEqual(mark);
    expect([[...tab.keys()], history.state]).toEqual([['loan:default:sent:push:7:1'], { held: true }]);
  });

  it('stand beside the entry of the history, next to what others keep there, where the tab keeps nothing either', () => {
    const { history } = onPhone({ phone: false, tab: false });
    expect(browserSubmissionLog().write(NAME, mark)).toBe(true);
    expect(browserSubmissionLog().write('sent:push:7:2', null)).toBe(true);
    expect(browserSubmissionLog().read(NAME)).toEqual(mark);
    expect(history.state).toMatchObject({ held: true, sent: { [NAME]: { data: mark } } });
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

  it('are known to be kept where any later visit finds them: on the phone itself', () => {
    onPhone({});
    expect(browserSubmissionLog().isKept(NAME)).toBe(false);
    browserSubmissionLog().write(NAME, mark);
    expect([browserSubmissionLog().isKept(NAME), browserSubmissionLog().isKept('sent:push:7:2')]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['in the tab alone', { phone: false }],
    ['beside the entry of the history alone', { phone: false, tab: false }],
  ])('are known not to be where they stand %s', (_, places) => {
    onPhone(places);
    browserSubmissionLog().write(NAME, mark);
    expect(browserSubmissionLog().isKept(NAME)).toBe(false);
  });

  it('are known not to be where the phone still has an older one, and keeps no newer', () => {
    const { phone } = onPhone({});
    browserSubmissionLog().write(NAME, mark);
    const storage = { ...storageOf(phone), setItem: refuse };
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
