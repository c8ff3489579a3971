import { describe, expect, it } from 'vitest';
import { refuse } from '../../../test/support/mapStorage.ts';
import { testEnv } from '../../../test/support/testEnv.ts';
import { periodPlan, type RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import { keepRepaymentInfo, readStoredRepayment } from './storedRepayment.ts';

const checkedAtMs = 1_760_000_000_000;

/** The data of a response as the service writes it, without the outer braces. */
const words =
  '"repayAmount":"0123456","repayDate":"2026-04-01","productName":"Quick",' +
  '"productLogo":"https://cdn.example/l.png","detail":[{"text":"Fee","value":"₱34.50"}],' +
  '"repayList":[{"name":"Shop","logo":"https://cdn.example/s.png","channel_number":90006}],' +
  '"noticeMsg":"Keep the slip","defDetail":{"payCode":"4400 1234","logo":"https://cdn.example/c.png",' +
  '"title":"Shop code","payNotice":[{"title":"In the shop","list":[{"name":"Counter","steps":["Show the code","Pay"]}]}]},' +
  '"isShowReyTop":1,"delayInfo":{"title":"Extend by 7 days","delayAmount":30000},' +
  '"repayPlan":{"items":[{"remark":"Now","title":"Fee","amount":30000,"time":"2026-04-01"}]}';

/** The value in the storage, which apps and other pages read. */
const stored = `{"v":1,"data":{"checkedAt":1760000000000,${words},"isRollover":0,"userId":"7","orderId":"A1","productId":"9"}}`;

const planOf = (response: object): RepaymentInfo => periodPlan(response) as RepaymentInfo;

const info = planOf(JSON.parse(`{${words}}`));

const tabWith = (text?: string, search = '?userId=7&orderId=A1&productId=9', nowMs = checkedAtMs) => {
  const storage = new Map(text === undefined ? [] : [['loan:default:repaymentInfo', text]]);
  return { storage, store: testEnv({ search, storage, nowMs }).env.store };
};

describe('repayment info that one page keeps for the next', () => {
  it("is stored in the service's words, letter for letter, with whose it is", () => {
    const { storage, store } = tabWith();
    expect(keepRepaymentInfo(store, { info, isRollover: false, checkedAtMs })).toBe(true);
    expect([...storage]).toEqual([['loan:default:repaymentInfo', stored]]);
  });

  it('is read back as it was kept', () => {
    expect(readStoredRepayment(tabWith(stored).store)).toMatchObject({
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
        dueDate: '2026-04-01',
        payNotices: [{ title: 'In the shop', items: [{ name: 'Counter', steps: ['Show the code', 'Pay'] }] }],
        channels: [{ number: 90006, name: 'Shop', logo: 'https://cdn.example/s.png' }],
        notice: 'Keep the slip',
        hasTip: true,
        facts: {},
        response: JSON.parse(stored).data,
      },
      isRollover: false,
      isNamed: true,
      checkedAtMs,
    });
  });

  it('kept again, after it was read from the store, is the same', () => {
    const { storage, store } = tabWith(stored);
    const read = readStoredRepayment(store);
    if (read) keepRepaymentInfo(store, read);
    expect(JSON.parse(storage.get('loan:default:repaymentInfo') ?? '')).toEqual(JSON.parse(stored));
  });

  it('that the storage does not take leaves no earlier one for the next page', () => {
    const { storage, store } = tabWith(stored);
    const set = storage.set.bind(storage);
    // It is full: there is room for the removal alone.
    storage.set = (name, text) => (text.length > 50 ? refuse() : set(name, text));
    const other = planOf({ repayAmount: 5 });
    expect(keepRepaymentInfo(store, { info: other, isRollover: false, checkedAtMs: checkedAtMs + 1 })).toBe(false);
    expect(readStoredRepayment(store)).toBeUndefined();
  });

  it("stands under the names of the page's own borrower and order, whatever the answer calls them", () => {
    const { store } = tabWith();
    const odd = planOf({ repayAmount: 5, orderId: 'other', userId: '8', checkedAt: 1, isRollover: 1 });
    keepRepaymentInfo(store, { info: odd, isRollover: false, checkedAtMs });
    expect(readStoredRepayment(store)).toMatchObject({ info: { repayAmount: 5 }, isRollover: false, checkedAtMs });
  });

  it.each([
    ['the whole amount', '"repayAmount":5', false],
    ['a rollover', '"delayInfo":{"delayAmount":3}', true],
  ])('may have been written by an app, with a number for an id, of %s', (_, amount, isRollover) => {
    const written = `{"v":1,"data":{"userId":7,"orderId":77,"productId":9,"checkedAt":5,${amount}}}`;
    const { store } = tabWith(written, '?userId=7&orderId=77&productId=9', 5);
    expect(readStoredRepayment(store)).toMatchObject({ isRollover, checkedAtMs: 5 });
  });
});
