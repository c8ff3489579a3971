import { describe, expect, it, vi } from 'vitest';
import { hostileValues } from '../../../test/hostile/hostileValues.ts';
import { mapStorage, refuse } from '../../../test/support/mapStorage.ts';
import { phoneTable } from '../../../test/support/phoneTable.ts';
import { DAY_MS } from '../../domain/dates.ts';
import type { HistoryStateName } from '../../navigation/navigator.ts';
import { readParameters } from '../../session/parameters.ts';
import {
  digest,
  type ListName,
  listData,
  type PhoneName,
  phoneData,
  type StoreName,
  sessionStore,
} from './sessionStore.ts';
import { storedIn } from './stored.ts';

const NOW_MS = 1_760_000_000_000;
const ana = '?userId=7&sessionId=s-1&orderId=1&productId=9';
const singles = ['repaymentInfo', 'bankTipSeen', 'cardCode', 'contractRead'] as const;
const lists = ['complaintDraft', 'complaintReceipt'] as const;

const keyOf = (name: PhoneName | ListName): string => `loan:ph:${name}`;

const page = (
  kept: Map<string, string>,
  { search = ana, nowMs = NOW_MS, isPhone = false }: { search?: string; nowMs?: number; isPhone?: boolean } = {},
) =>
  storedIn(
    sessionStore('ph', () => mapStorage(kept)),
    readParameters(search),
    () => nowMs,
    isPhone,
  );

/** Pages other than that of the address above, each with its difference. */
const others = [
  ['another borrower', ana.replace('userId=7', 'userId=8')],
  ['no borrower', ana.replace('userId=7&', '')],
  ['another order', ana.replace('orderId=1', 'orderId=2')],
  ['an order that begins alike', ana.replace('orderId=1', 'orderId=11')],
  ['no order', ana.replace('orderId=1&', '')],
  ['nothing at all', ''],
] as const;

const otherProducts = [
  ['another product', ana.replace('productId=9', 'productId=8')],
  ['no product', ana.replace('&productId=9', '')],
] as const;

describe.each(singles)('%s', (name) => {
  it('is there for its own page, in a new session too, and says whose it is and of when, whatever the data says', () => {
    const kept = new Map<string, string>();
    const others = { userId: '8', orderId: '2', productId: '8', session: 'x' };
    expect(page(kept).write(name, { ...others, value: 'x' })).toBe(true);
    expect(page(kept).read(name)).toMatchObject({ value: 'x', userId: '7', orderId: '1', productId: '9' });
    expect(page(kept, { search: ana.replace('s-1', 's-2') }).read(name)).toMatchObject({ value: 'x' });
    expect(JSON.parse(kept.get(keyOf(name)) ?? '')).toMatchObject({
      v: 1,
      data: { [phoneData[name].moment]: NOW_MS },
    });
    expect([...kept.values()].join()).not.toContain('s-1');
    expect(page(kept).write(name, null)).toBe(true);
    expect(page(kept).read(name)).toBeUndefined();
  });

  it.each([...others, ...otherProducts])('is not there for %s, in either direction', (_, search) => {
    const kept = new Map<string, string>();
    page(kept).write(name, { value: 'x' });
    expect(page(kept, { search }).read(name)).toBeUndefined();
    page(kept, { search }).write(name, { value: 'y' });
    expect(page(kept).read(name)).toBeUndefined();
  });

  it('is there as long as its age says, in either direction of the clock', () => {
    const { maxAgeMs } = phoneData[name];
    const kept = new Map<string, string>();
    page(kept).write(name, {});
    for (const [byMs, isThere] of [
      [maxAgeMs - 1, true],
      [maxAgeMs, false],
      [1 - maxAgeMs, true],
      [-maxAgeMs, false],
    ] as const)
      expect(page(kept, { nowMs: NOW_MS + byMs }).read(name) !== undefined, `${byMs}`).toBe(isThere);
  });

  it('is not kept where it is longer than its limit', () => {
    const kept = new Map<string, string>();
    expect(page(kept).write(name, { value: 'x'.repeat(phoneData[name].limit) })).toBe(false);
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(page(kept).write(name, circle)).toBe(false);
    expect(kept.size).toBe(0);
  });
});

describe.each(lists)('%s', (name) => {
  const words = (store: ReturnType<typeof page>) => store.all(name).map((entry) => entry['value']);

  it('is there for its own page, entry by entry', () => {
    const kept = new Map<string, string>();
    expect([page(kept).writeAll(name, []), kept.size]).toEqual([true, 0]);
    expect(page(kept).writeAll(name, [{ value: 'b' }, { value: 'a' }])).toBe(true);
    expect(words(page(kept))).toEqual(['b', 'a']);
    expect(words(page(kept, { search: ana.replace('s-1', 's-2') }))).toEqual(['b', 'a']);
    expect([...kept.keys()]).toEqual([keyOf(name)]);
  });

  it.each(others)('is not there for %s, and neither loses its entries by the other', (_, search) => {
    const kept = new Map<string, string>();
    page(kept).writeAll(name, [{ value: 'a' }]);
    const other = page(kept, { search });
    expect(words(other)).toEqual([]);
    other.writeAll(name, [{ value: 'b' }]);
    expect(words(page(kept))).toEqual(['a']);
    expect(words(page(kept, { search }))).toEqual(['b']);
    page(kept).writeAll(name, []);
    expect(words(page(kept, { search }))).toEqual(['b']);
  });

  it('on the phone belongs to the session too, which only a digest names', () => {
    const kept = new Map<string, string>();
    page(kept, { isPhone: true }).writeAll(name, [{ value: 'a' }]);
    expect(words(page(kept, { isPhone: true }))).toEqual(['a']);
    for (const search of [ana.replace('s-1', 's-2'), ana.replace('sessionId=s-1&', '')])
      expect(words(page(kept, { isPhone: true, search }))).toEqual([]);
    expect([...kept.values()].join()).not.toContain('s-1');
  });

  it.each([
    ['user', ana.replace('userId=7&', '')],
    ['session', ana.replace('sessionId=s-1&', '')],
  ])('is not kept on the phone where the page names no %s', (_, search) => {
    const kept = new Map<string, string>();
    expect(page(kept, { isPhone: true, search }).writeAll(name, [{ value: 'a' }])).toBe(false);
    expect(kept.size).toBe(0);
  });

  it('goes entry by entry when it gets old, and off the phone', () => {
    const kept = new Map<string, string>();
    const { maxAgeMs, moment } = listData[name];
    page(kept).writeAll(name, [{ value: 'new' }, { value: 'old', [moment]: NOW_MS - DAY_MS }]);
    const later = page(kept, { nowMs: NOW_MS + maxAgeMs - DAY_MS });
    expect(words(later)).toEqual(['new']);
    expect(kept.get(keyOf(name))).not.toContain('old');
  });

  it('loses the last ones where it gets too long, those of others first', () => {
    const kept = new Map<string, string>();
    const { limit } = listData[name];
    const long = 'x'.repeat(limit / 4);
    page(kept, { search: others[0][1] }).writeAll(name, [{ value: long }]);
    expect(page(kept).writeAll(name, [{ value: `1${long}` }, { value: `2${long}` }, { value: '3' }])).toBe(true);
    expect(words(page(kept, { search: others[0][1] }))).toHaveLength(1);
    expect(page(kept).writeAll(name, [{ value: `1${long}` }, { value: `2${long}` }, { value: `3${long}` }])).toBe(true);
    expect(words(page(kept, { search: others[0][1] }))).toEqual([]);
    expect(page(kept).writeAll(name, [{ value: '1' }, { value: 'x'.repeat(limit) }])).toBe(false);
    expect(words(page(kept))).toEqual(['1']);
    expect(kept.get(keyOf(name))?.length).toBeLessThan(limit + 100);
  });

  it('of a hostile form holds nothing, and takes what comes', () => {
    for (const text of hostileValues.map((data) => JSON.stringify(data)))
      for (const broken of [text, `{"entries":${text}}`, `{"entries":[${text}]}`]) {
        const kept = new Map([[keyOf(name), `{"v":1,"data":${broken}}`]]);
        expect(words(page(kept)), broken).toEqual([]);
        expect(page(kept).writeAll(name, [{ value: 'a' }]), broken).toBe(true);
        expect(words(page(kept)), broken).toEqual(['a']);
      }
  });
});

it('A mark of what was sent is kept as it is, for its name says whose it is', () => {
  const kept = new Map<string, string>();
  expect(page(kept).write('sent:push:7:1', { atMs: 5 })).toBe(true);
  expect(page(kept, { search: '' }).read('sent:push:7:1')).toEqual({ atMs: 5 });
});

describe('a storage that fails', () => {
  it('holds nothing, keeps nothing, and says so', () => {
    const store = storedIn(sessionStore('ph', refuse), readParameters(ana), () => NOW_MS);
    expect([store.read('repaymentInfo'), store.write('repaymentInfo', {})]).toEqual([undefined, false]);
    expect([store.all('complaintDraft'), store.writeAll('complaintDraft', [{}])]).toEqual([[], false]);
  });

  it('is full: what was there can still be read, and what is too old is not', () => {
    const kept = new Map<string, string>();
    page(kept).writeAll('complaintDraft', [{ value: 'a' }]);
    const full = { ...mapStorage(kept), setItem: vi.fn(refuse) };
    const open = (nowMs: number) =>
      storedIn(
        sessionStore('ph', () => full),
        readParameters(ana),
        () => nowMs,
      );
    expect(open(NOW_MS).all('complaintDraft')).toMatchObject([{ value: 'a' }]);
    expect(open(NOW_MS + 30 * DAY_MS).all('complaintDraft')).toEqual([]);
    expect(full.setItem).toHaveBeenCalledOnce();
  });
});

describe('a digest', () => {
  it('is the same for the same text, and another for another', () => {
    const texts = ['', 'a', 'b', 'ab', 'ba', '₱', 'session-50015', 'session-50016'];
    expect(new Set(texts.map(digest)).size).toBe(texts.length);
    expect(digest('session-50015')).toBe(digest('session-50015'));
  });

  it('is too short to lead back to a session', () => {
    for (const text of ['', 'a', 'a'.repeat(1000)]) expect(digest(text)).toMatch(/^[\da-z]{1,7}$/);
  });
});

type OtherName =
  | 'sent:*'
  | 'payments:*'
  | 'slip:*'
  | 'pages:*'
  | Exclude<HistoryStateName, 'sent'>
  | Exclude<StoreName, PhoneName | ListName | `sent:${string}` | `payments:order:${string}` | `slip:${string}`>;

// Values with rules of their own. Does not compile if a name is missing.
const notRecords: { readonly [name in OtherName]: true } = {
  'sent:*': true,
  'payments:*': true,
  'slip:*': true,
  'pages:*': true,
  borrower: true,
  lastBorrower: true,
  lang: true,
  chosenOrder: true,
  chosenTab: true,
  typedPhone: true,
  held: true,
  session: true,
};

const rules = Object.entries({ ...phoneData, ...listData });

describe('The table of stored values in the README', () => {
  it.each(rules)('has the rule of %s', (name, { owner, maxAgeMs, limit }) => {
    const row = phoneTable.find((each) => each.name === name);
    expect(row).toMatchObject({
      owner: owner.join(', ') + (row?.place.includes('phone') ? '; on the phone also session' : ''),
      age: maxAgeMs === DAY_MS ? '1 day' : `${maxAgeMs / DAY_MS} days`,
      limit: String(limit),
    });
  });

  it('has every name once, with all cells filled in', () => {
    const names = [...rules.map(([name]) => name), ...Object.keys(notRecords)];
    expect(phoneTable.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const row of phoneTable) expect(Object.values(row).every((cell) => cell.trim())).toBe(true);
  });
});

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
