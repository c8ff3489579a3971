import { describe, expect, it } from 'vitest';
import { mapStorage, refuse } from '../../../test/support/mapStorage.ts';
import { phoneTable } from '../../../test/support/phoneTable.ts';
import { DAY_MS } from '../../domain/dates.ts';
import { readParameters } from '../../session/parameters.ts';
import { storedValues } from './browserStores.ts';
import { digest, type PhoneName, phoneData, sessionStore } from './sessionStore.ts';

const NOW_MS = 1_760_000_000_000;
const ana = '?userId=7&sessionId=s-1&orderId=1&productId=9';
const singles = ['repaymentInfo', 'bankTipSeen', 'cardCode', 'contractRead'] as const;

const keyOf = (name: PhoneName): string => `loan:ph:${name}`;

const page = (kept: Map<string, string>, { search = ana, nowMs = NOW_MS }: { search?: string; nowMs?: number } = {}) =>
  storedValues(
    sessionStore('ph', () => mapStorage(kept)),
    readParameters(search),
    () => nowMs,
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

  it('is not kept where it is no data', () => {
    const kept = new Map<string, string>();
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(page(kept).write(name, circle)).toBe(false);
    expect(kept.size).toBe(0);
  });
});

it('A mark of what was sent is kept as it is, for its name says whose it is', () => {
  const kept = new Map<string, string>();
  expect(page(kept).write('sent:push:7:1', { atMs: 5 })).toBe(true);
  expect(page(kept, { search: '' }).read('sent:push:7:1')).toEqual({ atMs: 5 });
});

it('A storage that fails holds nothing, keeps nothing, and says so', () => {
  const store = storedValues(sessionStore('ph', refuse), readParameters(ana), () => NOW_MS);
  expect([store.read('repaymentInfo'), store.write('repaymentInfo', {})]).toEqual([undefined, false]);
});

describe('a digest', () => {
  it('is too short to lead back to a session', () => {
    for (const text of ['', 'a', 'a'.repeat(1000)]) expect(digest(text)).toMatch(/^[\da-z]{1,7}$/);
  });
});

describe('The table of stored values in the README', () => {
  it.each(Object.entries(phoneData))('has the rule of %s', (name, { owner, maxAgeMs }) => {
    const row = phoneTable.find((each) => each.name === name);
    expect(row).toMatchObject({
      owner: owner.join(', '),
      age: maxAgeMs === DAY_MS ? '1 day' : `${maxAgeMs / DAY_MS} days`,
    });
  });
});

it('A value of another version counts as absent', () => {
  const kept = new Map([[keyOf('bankTipSeen'), '{"v":2,"data":true}']]);
  expect(sessionStore('ph', () => mapStorage(kept)).read('bankTipSeen')).toBeUndefined();
});
