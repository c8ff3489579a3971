import { describe, expect, it } from 'vitest';
import { mapStorage, refuse } from '../../../test/support/mapStorage.ts';
import { readParameters } from '../../session/parameters.ts';
import { paySlips, SLIP_LIMIT } from './paySlip.ts';

const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const HOUR_MS = 3_600_000;
const mine = '?userId=50015&sessionId=session-50015&orderId=174002&productId=2001';
const slip = { checkedAt: NOW_MS, isRollover: 0, repayAmount: 123_456, defDetail: { payCode: '7100' } };

const phone = (items = new Map<string, string>()) => ({
  items,
  slipsOf: (search = mine, nowMs = NOW_MS) =>
    paySlips(
      () => mapStorage(items),
      readParameters(search),
      () => nowMs,
    ),
});

describe('The slips on a phone', () => {
  it('are read by their own borrower, in the session and for the order that they were kept of', () => {
    const { slipsOf } = phone();
    expect(slipsOf().keep(false, slip)).toBe(true);
    expect(slipsOf().read(false)).toMatchObject(slip);
    for (const [name, value] of [
      ['userId', '50016'],
      ['sessionId', 'another'],
      ['orderId', '174003'],
      ['productId', '2002'],
    ]) {
      const search = new URLSearchParams(mine);
      search.set(name as string, value as string);
      expect(slipsOf(`?${search}`).read(false)).toBeUndefined();
      search.delete(name as string);
      expect(slipsOf(`?${search}`).read(false)).toBeUndefined();
    }
  });

  it('are one of the order and one of its rollover, and name neither the user nor the session', () => {
    const { slipsOf, items } = phone();
    slipsOf().keep(true, { ...slip, isRollover: 1 });
    expect(slipsOf().read(false)).toBeUndefined();
    expect(slipsOf().read(true)).toMatchObject({ isRollover: 1 });
    expect(items.size).toBe(1);
    expect(JSON.stringify([...items])).not.toContain('50015');
  });

  it('are not kept where the address names no user or no session', () => {
    for (const search of ['?orderId=174002&productId=2001', '?userId=50015&orderId=174002', '?sessionId=s']) {
      const { slipsOf, items } = phone();
      expect(slipsOf(search).keep(false, slip)).toBe(false);
      expect(items.size).toBe(0);
    }
  });

  it.each([
    ['too long', 'x'.repeat(SLIP_LIMIT), () => {}],
    ['one for which there is no room', '', (items: Map<string, string>) => void Object.assign(items, { set: refuse })],
  ])('are none any more where the next one is %s', (_, noticeMsg, fill) => {
    const { slipsOf, items } = phone();
    slipsOf().keep(false, slip);
    fill(items);
    expect(slipsOf().keep(false, { ...slip, noticeMsg, defDetail: { payCode: '7101' } })).toBe(false);
    expect(items.size).toBe(0);
  });

  it('are absent after a day, and as far in the future', () => {
    const { slipsOf } = phone();
    slipsOf().keep(false, slip);
    expect(slipsOf(mine, NOW_MS + 23 * HOUR_MS).read(false)).toBeDefined();
    expect(slipsOf(mine, NOW_MS + 24 * HOUR_MS).read(false)).toBeUndefined();
    expect(slipsOf(mine, NOW_MS - 24 * HOUR_MS).read(false)).toBeUndefined();
  });

  it('leave the phone when the service has accepted another session, when they are old, and when they are removed', () => {
    const { slipsOf, items } = phone(
      new Map([
        ['loan:other:slip:x', 'of another brand'],
        ['else', 'kept'],
      ]),
    );
    const left = () => [...items.keys()].filter((key) => key.startsWith('loan:default:slip:'));
    const mineAgain = slipsOf();
    mineAgain.keep(false, slip);
    mineAgain.keep(true, slip);
    mineAgain.tidy(false);
    expect(left()).toHaveLength(2);
    mineAgain.remove(true);
    expect(left()).toHaveLength(1);
    const another = slipsOf(mine.replace('sessionId=session-50015', 'sessionId=junk'));
    another.tidy(false);
    expect(left()).toHaveLength(1);
    another.tidy(true);
    expect(left()).toEqual([]);
    mineAgain.keep(false, slip);
    slipsOf(mine, NOW_MS + 48 * HOUR_MS).tidy(false);
    expect([...items.keys()]).toEqual(['loan:other:slip:x', 'else']);
  });

  it.each(['{', '{"v":1,"data":{"checkedAt":"x"}}'])('are absent and tidied up where the storage holds %s', (text) => {
    const { slipsOf, items } = phone();
    slipsOf().keep(false, slip);
    for (const key of items.keys()) items.set(key, text);
    expect(slipsOf().read(false)).toBeUndefined();
    slipsOf().tidy(false);
    expect(items.size).toBe(0);
  });

  it('are not kept where the storage throws', () => {
    const blocked = paySlips(
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      readParameters(mine),
      () => NOW_MS,
    );
    expect(blocked.keep(false, slip)).toBe(false);
    expect(blocked.read(false)).toBeUndefined();
    blocked.remove(false);
    blocked.tidy(false);
  });
});
