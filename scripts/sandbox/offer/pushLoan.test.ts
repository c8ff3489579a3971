import { describe, expect, it } from 'vitest';
import { brand as sample } from '../../../shared/brand/brands/default/brand.ts';
import type { Sandbox } from '../createSandbox.ts';
import { allOffers } from '../seed/allOffers.ts';
import { call, callFor, codeFor, ledgerOf, ORIGIN, open, pay, sessionOf } from '../testBorrower.ts';
import { soundCard } from '../testCards.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const accepted = { amount: 450_000, periods: 91, termUnit: 'day' };

/** Matches the URL of a contract, with a random token instead of the order number. */
const addressOfContract = (position: number) =>
  expect.stringMatching(`^${ORIGIN}/sandbox/agreements/[0-9a-f]{32}/${position}$`);

describe('taking a loan', () => {
  const sandbox = sandboxForEachTest();

  const offerOf = async (orderId: string) => (await callFor(sandbox, orderId, 'readLoanOffer')).data;
  const push = (orderId: string, body: Readonly<Record<string, string | number>> = accepted, by: Sandbox = sandbox) =>
    callFor(by, orderId, 'pushLoan', body);
  it('offers what adds up, to everyone but the one whose plan must not', async () => {
    for (const { orderId, terms } of allOffers) {
      const total = terms.details.find(({ text }) => text === 'Total repayment')?.value.replaceAll(/[₱₹,.]/g, '');
      const received = terms.details.find(({ text }) => text === 'You receive')?.value.replaceAll(/[₱₹,.]/g, '');
      const planned = terms.parts.reduce((sum, part) => sum + part.amountCents, 0);
      expect([orderId, Number(total) === planned]).toEqual([orderId, orderId !== '170304']);
      expect([orderId, Number(received)]).toEqual([orderId, terms.amountCents]);
      expect(terms.termDays).toBeGreaterThanOrEqual(sample.terms.termDays.least);
      expect(terms.termDays).toBeLessThanOrEqual(sample.terms.termDays.most);
    }
  });

  it('sends numbers, flags and a term as text to one borrower', async () => {
    const texts = { amount: '450000', periods: '91', termUnit: '1', isPopType: '1', sendSms: '0' };
    expect(await offerOf('170308')).toMatchObject(texts);
  });

  it('makes the order, with its parts and their days, in the moment of the push', async () => {
    expect((await callFor(sandbox, '170302', 'readOrder')).data.orderStatus).toBe(100);
    const answer = await push('170302', { amount: 500_000, periods: 91, termUnit: 1 });
    expect(answer).toMatchObject({
      code: '00',
      data: { lendDetailsUrl: `${ORIGIN}/loanDetail?orderId=170302&productId=2002` },
    });
    const { data } = await callFor(sandbox, '170302', 'readOrder');
    expect(data.orderStatus).toBe(170);
    expect(data.userOrderDetail.detail).toEqual([
      { text: 'Amount of this instalment', value: '₱1,950.00' },
      { text: 'Instalment', value: '1 of 3' },
      { text: 'Due date', value: '2026-12-31' },
      { text: 'Total repayment', value: '₱5,850.00' },
      { text: 'Order number', value: '170302' },
      { text: 'You receive', value: '₱5,000.00' },
      { text: 'In your account by', value: '2026-12-04' },
    ]);
  });

  it('makes an order that is repaid like any other, part by part', async () => {
    await push('170302', { amount: 500_000, periods: 91, termUnit: 1 });
    const rows = async (): Promise<string[]> =>
      (await callFor(sandbox, '170302', 'readOrder')).data.userOrderDetail.detail.map(({ text }) => text);
    expect(await rows()).toContain('In your account by');
    for (const dueIso of ['2026-12-31', '2027-01-30', '2027-03-01']) {
      expect((await callFor(sandbox, '170302', 'readPeriodPlan')).data).toMatchObject({ repayDate: dueIso });
      expect((await pay(sandbox, await codeFor(sandbox, '170302', 195_000))).status).toBe(200);
    }
    expect((await callFor(sandbox, '170302', 'readOrder')).data.orderStatus).toBe(200);
    expect(await rows()).toContain('You receive');
    expect(await rows()).not.toContain('In your account by');
  });

  it('keeps the plan of the order where the offer showed none', async () => {
    expect((await offerOf('170305')).repay_plans).toEqual([]);
    expect((await push('170305')).code).toBe('00');
    const plan = (await callFor(sandbox, '170305', 'readPeriodPlan')).data;
    expect(plan).toMatchObject({ repayAmount: 590_000, repayDate: '2027-03-02' });
  });

  it('takes the very values that it was given, as numbers or as text', async () => {
    const { amount, periods, termUnit } = await offerOf('170308');
    expect((await push('170308', { amount, periods, termUnit })).code).toBe('00');
    expect((await push('170301', { amount: '450000', periods: '91', termUnit: 'day' })).code).toBe('00');
  });

  it.each([
    ['another amount', { ...accepted, amount: 450_001 }],
    ['another term', { ...accepted, periods: 92 }],
    ['another unit', { ...accepted, termUnit: 'month' }],
    ['no unit', { amount: 450_000, periods: 91 }],
    ['an amount in other words', { ...accepted, amount: '4500.00' }],
  ])('refuses %s, and makes no order', async (_, body) => {
    expect(await push('170301', body)).toEqual({
      code: '4052',
      message: 'The terms of this loan have changed. Please look at them again.',
      data: null,
    });
    expect((await callFor(sandbox, '170301', 'readOrder')).data.orderStatus).toBe(100);
    expect(await ledgerOf(sandbox, '170301')).toEqual(['pushLoan 4052']);
  });

  it('takes the loan once: then there is no offer, and another push is refused', async () => {
    expect((await push('170301')).code).toBe('00');
    expect(await push('170301')).toMatchObject({ code: '4051', message: 'This loan has been confirmed already.' });
    for (const name of ['readLoanOffer', 'readLegacyLoanOffer'] as const) {
      expect((await callFor(sandbox, '170301', name)).code).toBe('4050');
    }
  });

  it('makes one order of pushes that come at one time through two sandboxes', async () => {
    const other = await sandbox.openOther();
    const pushes = [sandbox, other, sandbox, other, sandbox, other].map((by) => push('170301', accepted, by));
    const codes = (await Promise.all(pushes)).map(({ code }) => code);
    expect(codes.sort()).toEqual(['00', '4051', '4051', '4051', '4051', '4051']);
    const plan = (await callFor(other, '170301', 'readPeriodPlan')).data;
    expect(plan.detail).toContainEqual({ text: 'Instalment', value: '1 of 1' });
    expect(await ledgerOf(sandbox, '170301')).toHaveLength(6);
  });

  it('takes a loan that is pushed by both calls at one time once', async () => {
    const pushes = [push('170301'), callFor(sandbox, '170301', 'pushLegacyLoan', { amount: 450_000 })];
    expect((await Promise.all(pushes)).map(({ code }) => code).sort()).toEqual(['00', '4051']);
  });

  it('sends a new borrower to bind an account first, and takes the loan then', async () => {
    expect(await push('170300')).toEqual({ code: '4053', message: 'Please bind a bank account first.', data: null });
    expect((await callFor(sandbox, '170300', 'readOrder')).data.orderStatus).toBe(100);
    await callFor(sandbox, '170300', 'bindCard', soundCard);
    expect((await push('170300')).code).toBe('00');
    expect((await callFor(sandbox, '170300', 'readOrder')).data.orderStatus).toBe(170);
  });

  it.each([
    ['170312', `${ORIGIN}/loanDetail?userId=50312&sessionId=session-50312&orderId=170312&productId=2003`],
    ['170314', 'sampleloan://order/170314'],
    ['170315', 'javascript:alert(1)'],
  ])('leads %s on after a legacy push', async (orderId, url) => {
    expect(await callFor(sandbox, orderId, 'pushLegacyLoan', { amount: '450000' })).toMatchObject({
      code: '00',
      data: { url },
    });
    expect((await callFor(sandbox, orderId, 'readOrder')).data.orderStatus).toBe(170);
    expect((await callFor(sandbox, orderId, 'pushLegacyLoan', { amount: '450000' })).code).toBe('4051');
    expect(await ledgerOf(sandbox, orderId)).toEqual(['pushLegacyLoan 00', 'pushLegacyLoan 4051']);
  });

  it('offers nothing to others whose call names no order, nor another product', async () => {
    const stranger = { ...sessionOf('170001'), productId: '2001', orderId: '' };
    expect((await call(sandbox, 'pushLoan', stranger, accepted)).code).toBe('4050');
    expect((await callFor(sandbox, '170301', 'readLoanOffer', { productId: '2002' })).code).toBe('4050');
  });

  describe('its contracts', () => {
    const scene = 3;
    const listed = async (orderId: string, name: 'listAgreements' | 'listLegacyAgreements') =>
      (await call(sandbox, name, { ...sessionOf(orderId), scene }, { scene })).data;

    it('are listed by the older call too, the last one with an id', async () => {
      expect(await listed('170316', 'listLegacyAgreements')).toContainEqual({
        title: 'Consent to the processing of personal data',
        id: 3,
      });
    });

    it('open at their pages, before the loan is taken and after', async () => {
      const opened = () => call(sandbox, 'openAgreement', { ...sessionOf('170301'), scene, position: 2 });
      const before = await opened();
      expect(before.data).toEqual({ contract_url: addressOfContract(2) });
      await push('170301');
      expect(await opened()).toEqual(before);
      const older = await callFor(sandbox, '170312', 'openLegacyAgreement', { scene, position: 1 });
      expect(older.data).toEqual({ contract_url: addressOfContract(1) });
    });

    it('are those of an order that is named, with its own figures, and none of an application', async () => {
      expect(await listed('170001', 'listAgreements')).toHaveLength(3);
      const opened = () => call(sandbox, 'openAgreement', { ...sessionOf('170001'), scene, position: 1 });
      const first = await opened();
      expect(first.data).toEqual({ contract_url: addressOfContract(1) });
      expect(await opened()).toEqual(first);
      const { text: html } = await open(sandbox, new URL(first.data.contract_url).pathname);
      expect(html).toContain('170001');
      // The contract shows the same total repayment as the order.
      expect(html).toContain('₱6,001.49');
      expect(await listed('110001', 'listAgreements')).toEqual([]);
      // The contract of an existing order is not an offer that could be taken.
      expect((await call(sandbox, 'readLoanOffer', sessionOf('170001'))).code).toBe('4050');
    });

    it('are refused for another scene, a position that is not there, and where there is no offer', async () => {
      const ask = (query: Readonly<Record<string, string | number>>, orderId = '170301') =>
        call(sandbox, 'openAgreement', { ...sessionOf(orderId), ...query });
      expect((await ask({ scene: 2, position: 1 })).code).toBe('4000');
      expect((await ask({ scene, position: 9 })).code).toBe('4055');
      expect((await ask({ scene })).code).toBe('4000');
      expect((await ask({ scene, position: 1 }, '110001')).code).toBe('4050');
      expect((await ask({ scene, position: 1, productId: '2009' }, '170001')).code).toBe('4050');
    });
  });
});
