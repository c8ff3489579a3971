import { describe, expect, it } from 'vitest';
import { allOffers } from '../seed/allOffers.ts';
import { callFor, codeFor, open, pay, post, smsCode } from '../testBorrower.ts';
import { beginByCard, confirmWith, soundCard, waysOf } from '../testCards.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const accepted = { amount: 450_000, periods: 91, termUnit: 'day' };

describe('the pages beside a loan', () => {
  const sandbox = sandboxForEachTest();

  const reset = (query: string) => post(sandbox, `/sandbox/reset${query}`);

  const contractOf = async (orderId: string): Promise<string> =>
    (await callFor(sandbox, orderId, 'openLegacyAgreement', { scene: 3, position: 1 })).data.contract_url;

  it('show every contract with the figures of its offer, in a frame of this site', async () => {
    for (const { orderId } of allOffers) {
      const { response, text } = await open(sandbox, await contractOf(orderId));
      expect([orderId, response.status]).toEqual([orderId, 200]);
      expect(response.headers.get('x-frame-options')).toBeNull();
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(text).toContain('This is a sample.');
    }
    const { text } = await open(sandbox, await contractOf('170302'));
    const days = ['2026-12-31', '2027-01-30', '2027-03-01', '91 calendar'];
    for (const figure of ['₱5,000.00', '₱1,950.00', '₱5,850.00', ...days]) expect(text).toContain(figure);
  });

  it('let no frame show the contract that must not load', async () => {
    const offer = (await callFor(sandbox, '170310', 'readLoanOffer')).data;
    const { response } = await open(sandbox, offer.popAgreementUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('have no contract elsewhere', async () => {
    const own = await contractOf('170301');
    for (const position of ['4', 'x']) {
      expect((await open(sandbox, own.replace(/1$/, position))).response.status).toBe(404);
    }
    for (const path of ['170301/1', '170301/unframable', '0/1', '/1']) {
      expect((await open(sandbox, `/sandbox/agreements/${path}`)).response.status).toBe(404);
    }
  });

  it('show the messages on a phone, newest first, by the borrower and by the number', async () => {
    expect((await open(sandbox, '/sandbox/phone/50011')).text).toContain('There are no messages yet');
    await beginByCard(sandbox, '170001', 150_050);
    const first = await smsCode(sandbox, '50011');
    await beginByCard(sandbox, '170001', 150_050);
    const second = await smsCode(sandbox, '50011');
    for (const address of ['/sandbox/phone/50011', '/sandbox/phone?mobilePhone=09170000011']) {
      const { text } = await open(sandbox, address);
      expect([...text.matchAll(/amount">(\d{6})</g)].map(([, code]) => code)).toEqual([second, first]);
    }
    expect((await open(sandbox, '/sandbox/phone/50012')).text).not.toContain(second);
    expect((await open(sandbox, '/sandbox/phone?mobilePhone=')).text).toContain('There are no messages yet');
  });

  it('lead a new borrower from the account to the loan to the card, as far as the borrower has come', async () => {
    const way = async () => {
      const { text } = await open(sandbox, '/sandbox/');
      return /<ol class="path">(.*?)<\/ol>/s.exec(text)?.[1]?.match(/href="\/\w+|Done/g);
    };
    expect(await way()).toEqual(['href="/bindBank', 'href="/newLoanConfirm']);
    await callFor(sandbox, '170300', 'bindCard', soundCard);
    expect(await way()).toEqual(['href="/bindBank', 'Done', 'href="/newLoanConfirm']);
    await callFor(sandbox, '170300', 'pushLoan', accepted);
    expect(await way()).toEqual(['href="/bindBank', 'Done', 'Done', 'href="/repaymentMethod']);
    expect((await open(sandbox, '/sandbox/')).text).toContain('withholdingAmount=590000');
    const recordId = await beginByCard(sandbox, '170300', 590_000);
    await confirmWith(sandbox, '170300', recordId, await smsCode(sandbox, '50300'));
    expect(await way()).toEqual(['href="/bindBank', 'Done', 'Done', 'Done']);
  });

  it('link every offer to its screens, and a taken one stands with the orders', async () => {
    const start = async () => (await open(sandbox, '/sandbox/')).text;
    const before = await start();
    for (const { orderId } of allOffers) expect(before).toContain(`id="offer-${orderId}"`);
    expect(before).toContain('/confirmOfPeriod?');
    expect(before).not.toContain('id="order-170301"');
    await callFor(sandbox, '170301', 'pushLoan', accepted);
    const after = await start();
    expect(after).toContain('id="order-170301"');
    expect(after).not.toContain('id="offer-170301"');
  });

  it('offer faults of binding, confirming and paying by card to whom they can meet', async () => {
    const callsAt = async (orderId: string) => {
      const { text } = await open(sandbox, `/sandbox/borrowers/${orderId}`);
      return new Set([...text.matchAll(/arm\?call=(\w+)/g)].map(([, name]) => name));
    };
    const payer = await callsAt('170001');
    for (const name of ['commitRepayment', 'confirmRepayment', 'repayByWallet', 'bindCard']) {
      expect(payer).toContain(name);
    }
    expect(payer).not.toContain('pushLoan');
    expect(await callsAt('170301')).toContain('pushLoan');
    expect(await callsAt('170312')).toContain('pushLegacyLoan');
    expect((await open(sandbox, '/sandbox/borrowers/0')).response.status).toBe(404);
  });

  it('begin a payer anew with the cards of the beginning and without what was sent, and leave others as they are', async () => {
    await callFor(sandbox, '170001', 'bindCard', soundCard);
    await callFor(sandbox, '170112', 'bindCard', soundCard);
    const { repayToken } = await waysOf(sandbox, '170001');
    await pay(sandbox, await codeFor(sandbox, '170001', 150_050));
    await pay(sandbox, await codeFor(sandbox, '174001', 265_075));
    await beginByCard(sandbox, '170001', 150_050);
    await reset('?orderId=170001');
    expect(await smsCode(sandbox, '50011')).toBe('');
    const parts = (await callFor(sandbox, '170001', 'readPeriodPlan')).data.detail;
    expect(parts).toContainEqual({ text: 'Instalment', value: '2 of 4' });
    expect((await callFor(sandbox, '174001', 'readOrder')).data.orderStatus).toBe(200);
    const ways = await waysOf(sandbox, '170001');
    expect(ways.bankCards.map(({ cardNo }) => cardNo)).toEqual(['**** 1234', '**** 7890']);
    expect(ways.repayToken).not.toBe(repayToken);
    expect((await waysOf(sandbox, '170112')).bankCards).toHaveLength(1);
  });

  it('keep what was taken and bound when the sandbox starts again, and begin all anew when asked', async () => {
    await callFor(sandbox, '170301', 'pushLoan', accepted);
    await callFor(sandbox, '170112', 'bindCard', soundCard);
    await sandbox.seed();
    expect((await callFor(sandbox, '170301', 'readLoanOffer')).code).toBe('4050');
    expect((await waysOf(sandbox, '170112')).bankCards).toHaveLength(1);
    expect((await reset('?orderId=0')).status).toBe(400);
    await reset('');
    expect((await callFor(sandbox, '170301', 'readLoanOffer')).code).toBe('00');
    expect((await callFor(sandbox, '170301', 'readOrder')).data.orderStatus).toBe(100);
    expect((await waysOf(sandbox, '170112')).bankCards).toEqual([]);
  });
});
