import { describe, expect, it } from 'vitest';
import { bindCard } from './endpoints/bindCard.ts';
import { commitRepayment } from './endpoints/commitRepayment.ts';
import { generatePayCode } from './endpoints/generatePayCode.ts';
import { listAgreements } from './endpoints/listAgreements.ts';
import { listComplaints } from './endpoints/listComplaints.ts';
import { pushLoan } from './endpoints/pushLoan.ts';
import { type BankItem, readBankForm } from './endpoints/readBankForm.ts';
import { readCaptchaSession } from './endpoints/readCaptchaSession.ts';
import { readComplaint } from './endpoints/readComplaint.ts';
import { readComplaintStart } from './endpoints/readComplaintStart.ts';
import { readDelayPlan } from './endpoints/readDelayPlan.ts';
import { readFailedLogin } from './endpoints/readFailedLogin.ts';
import { readLandingTemplate } from './endpoints/readLandingTemplate.ts';
import { readLegacyLoanOffer } from './endpoints/readLegacyLoanOffer.ts';
import { readLoanOffer } from './endpoints/readLoanOffer.ts';
import { readOrder } from './endpoints/readOrder.ts';
import { readPeriodPlan } from './endpoints/readPeriodPlan.ts';
import { readRepaymentWays } from './endpoints/readRepaymentWays.ts';
import { storedPlan } from './endpoints/repaymentInfo.ts';
import { saveComplaint } from './endpoints/saveComplaint.ts';

describe('a payment by card that the service took', () => {
  it.each([
    ['asks for a code', { needValid: 1, repayRecordId: 'r1' }, { needsCode: true, recordId: 'r1' }],
    ['asks for a code, in text', { needValid: '1', repayRecordId: 77 }, { needsCode: true, recordId: 77 }],
    ['asks for none', { needValid: 0 }, { needsCode: false, recordId: undefined }],
    ['asks for none, in text', { needValid: '0', repayRecordId: 'r1' }, { needsCode: false, recordId: 'r1' }],
    ['says nothing of a code', { repayRecordId: 'r1' }, { needsCode: false, recordId: 'r1' }],
    ['is an object without fields', {}, { needsCode: false, recordId: undefined }],
  ])('%s', (_, data, expected) => {
    expect(commitRepayment.parse(data)).toEqual(expected);
  });
});

it.each([{ needValid: 1 }, { needValid: 2, repayRecordId: 'r1' }, { needValid: {} }, null])(
  'A payment by card is unknown where the answer is %j',
  (data) => {
    expect(commitRepayment.parse(data)).toBeUndefined();
  },
);

describe('an id, which goes back to the service as it came', () => {
  // What a browser makes of these digits ends in 768.
  const LONG = '1234567890123456789';
  const parsed = <Data>({ parse }: { parse: (data: unknown) => Data }, json: string): Data => parse(JSON.parse(json));

  it('is not used where its digits were lost, whatever it names', () => {
    const product = `"recProducts":[{"productId":${LONG},"name":"x"}]`;
    const start = parsed(
      readComplaintStart,
      `{"orderList":[{"orderNo":${LONG}},{"orderNo":"${LONG}"}],"problemType":[{"value":${LONG},"title":"x"}]}`,
    );
    const plan = `{"repayAmount":5,"repayList":[{"channel_number":${LONG},"name":"x"}],"defDetail":{"payCode":${LONG}}}`;
    const bank = `{"items":[{"code":"bank","note":[{"type":${LONG}},{"type":7}]}]}`;
    const ways = `{"repayToken":${LONG},"bankCards":[{"id":7,"cardNo":${LONG}}]}`;
    // A complaint of the list is still shown.
    expect(parsed(listComplaints, `{"tabs":[{"list":[{"id":${LONG},"content":"x"}]}]}`)?.[0]?.complaints).toEqual([
      { id: '', time: '', type: '', content: 'x' },
    ]);
    expect(parsed(readComplaint, `{"problemId":${LONG}}`)?.problemId).toBe('');
    expect([start?.orders.map(({ orderNo }) => orderNo), start?.types]).toEqual([[LONG], []]);
    expect(parsed(readOrder, `{"orderStatus":21,${product}}`)?.recommended[0]?.productId).toBe('');
    expect(parsed(readFailedLogin, `{${product}}`)?.recommended[0]?.productId).toBe('');
    expect(parsed(listAgreements, `[{"title":"x","position":${LONG},"id":5}]`)).toEqual([
      { title: 'x', position: '5' },
    ]);
    expect(parsed(readLandingTemplate, `{"id":${LONG}}`)?.id).toBe('');
    expect(parsed(readCaptchaSession, `{"sid":${LONG}}`)).toBeUndefined();
    expect(parsed(readPeriodPlan, plan)).toMatchObject({ channels: [], payCode: undefined });
    expect(parsed(readBankForm, bank)?.[0]?.options).toEqual([{ name: '7', value: '7', sent: 7 }]);
    const cards = [{ id: 7, bankName: '', cardNo: '', bankCode: '' }];
    expect(parsed(readRepaymentWays, ways)).toEqual({ wallet: undefined, repayToken: '', cards, facts: {} });
  });

  it.each([7, '7', '007', ' SIB'])('goes back just as it came: %j, token of a payment and bank', (given) => {
    const ways = readRepaymentWays.parse({ repayToken: given, bankCards: [{ id: 7, bankCode: given }] });
    const [card = { id: '', bankName: '', cardNo: '', bankCode: '' }] = ways?.cards ?? [];
    const payment = { amount: 5, couponId: 'c', orderId: 'A', isResend: false };
    expect(commitRepayment.payload({ ...payment, card, repayToken: ways?.repayToken ?? '' })).toMatchObject({
      cardId: 7,
      repayToken: given,
      bankCode: given,
    });
  });

  it.each([7, '7', '007', 'SIB'])('goes back just as it came: the choice %j of the bank form', (type) => {
    const [item] = readBankForm.parse({ items: [{ code: 'bank', cate: 'enum', note: [{ type, name: 'x' }] }] }) ?? [];
    const values = { bank: item?.options[0]?.sent ?? '' };
    expect(bindCard.payload({ values, productId: '9' })).toEqual({ bank: type, product_id: '9' });
  });
});

describe('an amount that goes back to the service', () => {
  const order = { productId: '9', orderId: 'A' };

  it.each(['0123456', 123456, '123456', '1,234.56', ' 5 ', 0, '12345678901234567890'])(
    '%j goes back just as it came, from plan, delay and offer',
    (given) => {
      const due = readPeriodPlan.parse({ repayAmount: given })?.repayAmount ?? '';
      const delay = readDelayPlan.parse({ delayInfo: { delayAmount: given } })?.delay.amount ?? '';
      const wish = { ...order, channelNumber: '1', isRollover: false };
      expect(generatePayCode.payload({ ...wish, amount: due })).toMatchObject({ amount: given });
      expect(generatePayCode.payload({ ...wish, amount: delay })).toMatchObject({ amount: given });
      const offer = readLoanOffer.parse({ amount: given, periods: '091', termUnit: 0 });
      const signed = { amount: given, periods: '091', termUnit: 0, productId: '9' };
      expect(offer && pushLoan.payload({ ...offer, productId: '9' })).toEqual(signed);
    },
  );

  it.each([undefined, null, '', '  ', 'null', 'NaN', {}, [], true, [5]])(
    '%j is no amount: nothing is shown or signed',
    (given) => {
      expect(readPeriodPlan.parse({ repayAmount: given })).toBeUndefined();
      expect(readDelayPlan.parse({ delayInfo: { delayAmount: given } })).toBeUndefined();
      expect(readLoanOffer.parse({ amount: given, periods: 91 })).toBeUndefined();
      expect(readLegacyLoanOffer.parse({ amount: given })).toBeUndefined();
    },
  );

  it('a loan without a term cannot be signed, and one without a unit of its term goes back without one, or with the empty one that came', () => {
    for (const term of [{}, { periods: '' }]) expect(readLoanOffer.parse({ amount: 5, ...term })).toBeUndefined();
    expect(readLoanOffer.parse({ amount: 5, periods: 1 })).toMatchObject({ termUnit: undefined });
    expect(readLoanOffer.parse({ amount: 5, periods: 1, termUnit: '' })).toMatchObject({ termUnit: '' });
  });
});

describe('what a screen can live without', () => {
  it('addresses, messages and a phone of blanks alone, which name nothing to open, to say or to call', () => {
    const order = { orderStatus: 21, h5Url: ' ', telephone: ' ', playeduL: ' ', reyMsg: ' \n', KindTipsMsg: ' ' };
    const nothing = { nextUrl: '', phone: '', redirectUrl: '', withdrawMessage: '', tips: '' };
    expect(readOrder.parse(order)).toMatchObject(nothing);
    expect(readLoanOffer.parse({ amount: 5, periods: 1, popAgreementUrl: ' ' })?.agreementUrl).toBe('');
    expect(readLegacyLoanOffer.parse({ amount: 5, popMsg: ' ' })?.promotion).toBe('');
  });

  it('ways to repay without a wallet, cards or token', () => {
    expect(readRepaymentWays.parse({})).toEqual({ wallet: undefined, repayToken: '', cards: [], facts: {} });
    expect(readRepaymentWays.parse({ alipay: [], bankCards: {} })?.wallet).toBeUndefined();
    expect(readRepaymentWays.parse({ alipay: { logo: 'x' } })?.wallet).toBeUndefined();
  });
});

describe('a bank form', () => {
  it('without an item is none', () => {
    for (const items of [undefined, [], [{ title: 'x' }]]) expect(readBankForm.parse({ items })).toBeUndefined();
  });

  const parsed = (item: object): BankItem | undefined => readBankForm.parse({ items: [{ code: 'x', ...item }] })?.[0];

  it.each([undefined, null, '', 'ENUM', 'toString', 1])('an item of the unknown kind %j can be typed in', (cate) => {
    expect(parsed({ cate })?.kind).toBe('text');
  });

  it('an item coded like a part of every object is saved like any other', () => {
    const values = JSON.parse('{"__proto__":"1","constructor":"2"}') as { readonly [code: string]: string };
    expect(JSON.stringify(bindCard.payload({ values, productId: '9' }))).toBe(
      '{"__proto__":"1","constructor":"2","product_id":"9"}',
    );
  });

  it("an item coded product_id does not take the product's place", () => {
    expect(bindCard.payload({ values: { product_id: 'x' }, productId: '9' })).toEqual({ product_id: '9' });
  });
});

describe('a complaint', () => {
  const complaint = { type: '2', subtype: undefined, description: 'x', imageUrls: [], orderNo: 'LN-1' };

  it.each([
    [[], ''],
    [['https://a.example/1'], 'https://a.example/1'],
  ])('without a sub-type leaves it out, and sends the images %j as %j', (imageUrls, sent) => {
    expect(JSON.stringify(saveComplaint.payload({ ...complaint, imageUrls }))).toBe(
      `{"problemType":"2","problemDetail":"x","problemImage":"${sent}","orderNo":"LN-1"}`,
    );
  });

  it('cut through the middle of a character still goes out', () => {
    expect(JSON.stringify(saveComplaint.payload({ ...complaint, description: 'a\ud83d' }))).toContain('a\\ud83d');
  });

  it.each([
    ['1', true],
    ['', false],
    [0, false],
  ])('whose isNeedScore is %j asks for a rating: %j', (isNeedScore, expected) => {
    expect(readComplaint.parse({ isNeedScore })?.asksForRating).toBe(expected);
  });
});

describe("how to pay with an order's code", () => {
  const noticesOf = (payNotice: unknown) => storedPlan({ defDetail: { payCode: '4400', payNotice } })?.payNotices;

  it('is read step by step, without empty steps and what is no way to pay', () => {
    const list = [{ name: 'Counter', steps: ['Show the code', '', 2] }, null];
    const items = [{ name: 'Counter', steps: ['Show the code', '2'] }];
    expect(noticesOf([{ title: 'In the shop', list }])).toEqual([{ title: 'In the shop', items }]);
  });

  it('is empty where the answer says nothing of it, or there is no code at all', () => {
    for (const payNotice of [null, undefined, {}, 'text', 7]) expect(noticesOf(payNotice)).toEqual([]);
    expect(storedPlan({ defDetail: null })?.payNotices).toEqual([]);
  });

  it.each(['', '   ', null, undefined, {}])('a code that is %j is no code', (payCode) => {
    expect(storedPlan({ defDetail: { payCode, title: 'x' } })?.payCode).toBeUndefined();
  });
});
