import { describe, expect, it } from 'vitest';
import { readRepaymentInfo } from '../api/endpoints/repaymentInfo.ts';
import { keepRepaymentInfo, readStoredRepayment } from './repaymentInfo.ts';
import { sessionStore, type TextStorage } from './sessionStore.ts';

const KEY = 'loan:ph:repaymentInfo';
const order = { orderId: 'A1', productId: '9' };
const checkedAtMs = 1_760_000_000_000;

/** An answer's data in the service's own words, without its brackets. */
const words =
  '"repayAmount":"0123456","repayDate":"2026-04-01","productName":"Quick",' +
  '"productLogo":"https://cdn.example/l.png","detail":[{"text":"Fee","value":"₱34.50"}],' +
  '"repayList":[{"name":"Shop","logo":"https://cdn.example/s.png","channel_number":90006}],' +
  '"noticeMsg":"Keep the slip","defDetail":{"payCode":"4400 1234","logo":"https://cdn.example/c.png",' +
  '"title":"Shop code","payNotice":[{"title":"In the shop","list":[{"name":"Counter","steps":["Show the code","Pay"]}]}]},' +
  '"isShowReyTop":1,"delayInfo":{"title":"Extend by 7 days","delayAmount":30000},' +
  '"repayPlan":{"items":[{"remark":"Now","title":"Fee","amount":30000,"time":"2026-04-01"}]}';

/** What apps and other pages find in the storage. */
const stored = `{"v":1,"data":{${words},"orderId":"A1","productId":"9","checkedAt":1760000000000}}`;

const info = readRepaymentInfo(JSON.parse(`{${words}}`));

const tabWith = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [[KEY, text]]);
  const storage: TextStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { kept, store: sessionStore('ph', () => storage) };
};

describe('repayment info that one page keeps for the next', () => {
  it("is stored in the service's words, letter for letter", () => {
    const { kept, store } = tabWith();
    expect(keepRepaymentInfo(store, order, info, checkedAtMs)).toBe(true);
    expect([...kept]).toEqual([[KEY, stored]]);
  });

  it('is read back as it was kept', () => {
    expect(readStoredRepayment(tabWith(stored).store, order)).toEqual({
      info: {
        repayAmount: '0123456',
        productName: 'Quick',
        productLogo: 'https://cdn.example/l.png',
        payCode: {
          code: '4400 1234',
          logo: 'https://cdn.example/c.png',
          title: 'Shop code',
        },
        delay: { title: 'Extend by 7 days', amount: 30000 },
        raw: JSON.parse(stored).data,
      },
      checkedAtMs,
    });
  });

  it('kept again, after it was read from the store, is the same', () => {
    const { kept, store } = tabWith(stored);
    const read = readStoredRepayment(store, order);
    if (read) keepRepaymentInfo(store, order, read.info, checkedAtMs);
    expect(JSON.parse(kept.get(KEY) ?? '')).toEqual(JSON.parse(stored));
  });

  it("kept for an order stands under that order's name, whatever the answer calls it", () => {
    const { store } = tabWith();
    keepRepaymentInfo(store, order, readRepaymentInfo({ repayAmount: 5, orderId: 'other', checkedAt: 1 }), checkedAtMs);
    expect(readStoredRepayment(store, order)).toMatchObject({ info: { repayAmount: 5 }, checkedAtMs });
    expect(readStoredRepayment(store, { orderId: 'other', productId: undefined })).toBeUndefined();
  });

  it('may have been written by an app: a number for an id, and no moment', () => {
    const { store } = tabWith('{"v":1,"data":{"orderId":77,"productId":9,"repayAmount":5}}');
    expect(readStoredRepayment(store, { orderId: '77', productId: '9' })).toMatchObject({
      info: { repayAmount: 5 },
      checkedAtMs: undefined,
    });
  });

  it('says so where the storage refuses it', () => {
    expect(
      keepRepaymentInfo(
        sessionStore('ph', () => null),
        order,
        info,
        checkedAtMs,
      ),
    ).toBe(false);
  });
});

describe('stored info and the order that the address names', () => {
  const found = (text: string | undefined, orderId: string | undefined, productId: string | undefined) =>
    readStoredRepayment(tabWith(text).store, { orderId, productId }) !== undefined;

  it.each([
    ['A1', '9', true],
    ['A1', undefined, true],
    [undefined, '9', true],
    [undefined, undefined, true],
    ['A2', '9', false],
    ['A1', '8', false],
    ['A2', undefined, false],
    [undefined, '8', false],
    ['a1', '9', false],
  ])('order %j, product %j: %j', (orderId, productId, expected) => {
    expect(found(stored, orderId, productId)).toBe(expected);
  });

  it('info of no named order does not answer for a named one', () => {
    const nameless = '{"v":1,"data":{"repayAmount":5}}';
    expect(found(nameless, 'A1', '9')).toBe(false);
    expect(found(nameless, undefined, undefined)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['another version', stored.replace('"v":1', '"v":2')],
    ['cut JSON', stored.slice(0, -10)],
    ['an empty object', '{"v":1,"data":{}}'],
    ['a list', '{"v":1,"data":[1]}'],
    ['null', '{"v":1,"data":null}'],
    ['a text', '{"v":1,"data":"A1"}'],
  ])('%s counts as absent', (_, text) => {
    expect(found(text, undefined, undefined)).toBe(false);
  });
});
