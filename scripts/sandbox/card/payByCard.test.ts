import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { callFor, codeFor, ledgerOf, ORIGIN, open, pay, paymentsOf, sessionOf, smsCode } from '../testBorrower.ts';
import { beginByCard, commitFields, confirmWith, recordOf, waysOf } from '../testCards.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const SPENT = { code: '800005', message: 'This payment has been submitted already.', data: null };

describe('paying by card', () => {
  const sandbox = sandboxForEachTest();
  let other: Sandbox;
  beforeEach(async () => {
    other = await sandbox.openOther();
  });

  const statusOf = async (orderId: string) => (await callFor(sandbox, orderId, 'readOrder')).data.orderStatus;
  const dueOf = async (orderId: string) => (await callFor(sandbox, orderId, 'readPeriodPlan')).data.repayAmount;
  const commit = (orderId: string, fields: Readonly<Record<string, string | number>>, by: Sandbox = sandbox) =>
    callFor(by, orderId, 'commitRepayment', fields);
  describe('begins with the ways', () => {
    it('to repay: masked cards, the wallet, and a token that stays until the order changes', async () => {
      const ways = await waysOf(sandbox, '170001');
      expect(ways).toEqual({
        alipay: { name: 'Sample Wallet', logo: `${ORIGIN}/sandbox/images/sample-wallet.svg` },
        repayToken: expect.stringMatching(/^rt-/),
        bankCards: [
          { id: expect.any(Number), bankName: 'Sample Metropolitan Bank', cardNo: '**** 1234', bankCode: 'SMB' },
          { id: expect.any(Number), bankName: 'Sample Island Bank', cardNo: '**** 7890', bankCode: 'SIB' },
        ],
      });
      expect((await waysOf(other, '170001')).repayToken).toBe(ways.repayToken);
      await pay(sandbox, await codeFor(sandbox, '170001', 150_050));
      expect((await waysOf(sandbox, '170001')).repayToken).not.toBe(ways.repayToken);
    });

    it('and is refused where nothing is due', async () => {
      expect(await callFor(sandbox, '200001', 'readRepaymentWays')).toMatchObject({ code: '4011', data: null });
    });
  });

  it('pays the part that is due once the code from the phone is confirmed', async () => {
    const recordId = await beginByCard(sandbox, '170001', 150_050);
    expect(recordId).toMatch(/^\d{6,}$/);
    expect(await paymentsOf(sandbox, '170001')).toEqual([]);
    expect((await confirmWith(sandbox, '170001', recordId, await smsCode(sandbox, '50011'))).code).toBe('00');
    expect(await paymentsOf(sandbox, '170001')).toMatchObject([{ amount: '150050', channelNumber: 'card' }]);
    expect((await callFor(sandbox, '170001', 'readPeriodPlan')).data.detail).toContainEqual({
      text: 'Instalment',
      value: '3 of 4',
    });
    expect(await ledgerOf(sandbox, '170001')).toEqual(['commitRepayment 00', 'payment 00', 'confirmRepayment 00']);
  });

  it.each([
    ['170999', 987_654_321_099, 170],
    ['174001', '265075', 200],
    ['174002', 320_000, 200],
    ['180001', 725_000, 200],
    ['180003', '205000', 200],
  ])('takes all of %s that is due, late charges too', async (orderId, amount, status) => {
    expect(String(await dueOf(orderId))).toBe(String(amount));
    const recordId = await beginByCard(sandbox, orderId, amount);
    const { userId = '' } = sessionOf(orderId);
    expect((await confirmWith(sandbox, orderId, recordId, await smsCode(sandbox, userId))).code).toBe('00');
    expect(await statusOf(orderId)).toBe(status);
    expect(await paymentsOf(sandbox, orderId)).toMatchObject([{ amount: String(amount) }]);
  });

  it('pays at once with a card that needs no code', async () => {
    const ways = await waysOf(sandbox, '170003');
    const { code, data } = await commit('170003', commitFields(ways, 80_000));
    expect([code, data]).toEqual(['00', { needValid: 0, repayRecordId: expect.any(Number) }]);
    expect(await statusOf('170003')).toBe(200);
    expect(await smsCode(sandbox, '50013')).toBe('');
    expect(await commit('170003', commitFields(ways, 80_000))).toEqual(SPENT);
    expect(await confirmWith(sandbox, '170003', recordOf(data), '123456')).toEqual(SPENT);
    expect(await paymentsOf(sandbox, '170003')).toHaveLength(1);
  });

  it('names the card as text, and says so that a code is needed, for a borrower who gets text', async () => {
    const ways = await waysOf(sandbox, '174001');
    expect(ways.bankCards[0]?.id).toMatch(/^\d+$/);
    const { data } = await commit('174001', commitFields(ways, '265075'));
    expect(data).toEqual({ needValid: '1', repayRecordId: expect.stringMatching(/^\d+$/) });
  });

  it.each([
    ['another amount', { amount: 150_051 }, '4009'],
    ['a part of the amount', { amount: 1 }, '4009'],
    ['an amount in pesos', { amount: '1500.50' }, '4000'],
    ['no amount', { amount: '' }, '4000'],
    ['no token', { repayToken: '' }, '4000'],
    ['an unknown token', { repayToken: 'rt-1' }, '4062'],
    ['an unknown card', { cardId: 9999 }, '4061'],
    ['a card of another bank', { bankCode: 'XXX' }, '4061'],
    ['the number of another card', { cardNo: '**** 7890' }, '4061'],
    ['the name of another bank', { bankName: 'Sample Island Bank' }, '4061'],
    ['no word on the message', { sendMsg: '' }, '4000'],
    ['another word on the message', { sendMsg: 2 }, '4000'],
  ])('refuses %s, and sends no code', async (_, changes, code) => {
    const fields = { ...commitFields(await waysOf(sandbox, '170001'), 150_050), ...changes };
    expect(await commit('170001', fields)).toMatchObject({ code, data: null });
    expect(await smsCode(sandbox, '50011')).toBe('');
    expect(await ledgerOf(sandbox, '170001')).toEqual([`commitRepayment ${code}`]);
  });

  it('refuses the card, and the token, of another borrower', async () => {
    const own = commitFields(await waysOf(sandbox, '170001'), 150_050);
    const { cardId, bankName, cardNo, bankCode, repayToken } = commitFields(await waysOf(sandbox, '174002'), 320_000);
    expect((await commit('170001', { ...own, cardId, bankName, cardNo, bankCode })).code).toBe('4061');
    expect((await commit('170001', { ...own, repayToken })).code).toBe('4062');
  });

  it('refuses a token of before the order changed', async () => {
    const fields = commitFields(await waysOf(sandbox, '170001'), 150_050);
    await pay(sandbox, await codeFor(sandbox, '170001', 150_050));
    expect((await commit('170001', fields)).code).toBe('4009');
    expect(await paymentsOf(sandbox, '170001')).toHaveLength(1);
  });

  it('refuses a code that is older than ten minutes', async () => {
    const recordId = await beginByCard(sandbox, '170001', 150_050);
    const code = await smsCode(sandbox, '50011');
    sandbox.clock.nowMs += 10 * 60_000 + 1;
    expect((await confirmWith(sandbox, '170001', recordId, code)).code).toBe('4063');
    expect(await paymentsOf(sandbox, '170001')).toEqual([]);
  });

  it('refuses a code where what is due has been paid in another way meanwhile', async () => {
    const recordId = await beginByCard(sandbox, '170001', 150_050);
    await pay(sandbox, await codeFor(sandbox, '170001', 150_050));
    expect((await confirmWith(sandbox, '170001', recordId, await smsCode(sandbox, '50011'))).code).toBe('4009');
    expect(await paymentsOf(sandbox, '170001')).toHaveLength(1);
  });

  it('does not find the payment of another order', async () => {
    const recordId = await beginByCard(sandbox, '170001', 150_050);
    const code = await smsCode(sandbox, '50011');
    const unknown = await confirmWith(sandbox, '174002', '99', code);
    expect(unknown.code).toBe('4063');
    expect(await confirmWith(sandbox, '174002', recordId, code)).toEqual(unknown);
    expect((await confirmWith(sandbox, '170001', 'one', code)).code).toBe('4000');
    expect((await confirmWith(sandbox, '170001', recordId, '')).code).toBe('4000');
  });

  it('refuses to begin again once the payment of this token is made', async () => {
    const fields = commitFields(await waysOf(sandbox, '170001'), 150_050);
    const recordId = recordOf((await commit('170001', fields)).data);
    await confirmWith(sandbox, '170001', recordId, await smsCode(sandbox, '50011'));
    expect(await commit('170001', fields)).toEqual(SPENT);
    expect(await commit('170001', { ...fields, sendMsg: 1 })).toEqual(SPENT);
    expect(await paymentsOf(sandbox, '170001')).toHaveLength(1);
  });

  describe('at one time through two sandboxes', () => {
    const turns = [0, 1, 2, 3, 4, 5];
    const either = (turn: number) => (turn % 2 === 0 ? sandbox : other);

    it('pays once, however often the code is confirmed', async () => {
      const recordId = await beginByCard(sandbox, '170001', 150_050);
      const code = await smsCode(sandbox, '50011');
      const confirmed = turns.map((turn) => confirmWith(either(turn), '170001', recordId, code));
      const codes = (await Promise.all(confirmed)).map((answer) => answer.code).sort();
      expect(codes).toEqual(['00', ...Array(5).fill('800005')]);
      expect(await paymentsOf(sandbox, '170001')).toHaveLength(1);
    });

    it('pays once with a card that needs no code', async () => {
      const fields = commitFields(await waysOf(sandbox, '180001'), 725_000, 1);
      const codes = (await Promise.all(turns.map((turn) => commit('180001', fields, either(turn))))).map(
        (answer) => answer.code,
      );
      expect(codes.sort()).toEqual(['00', ...Array(5).fill('800005')]);
      expect(await paymentsOf(sandbox, '180001')).toHaveLength(1);
    });

    it('leaves one payment open of many that are begun', async () => {
      const fields = commitFields(await waysOf(sandbox, '170001'), 150_050);
      const begun = await Promise.all(turns.map((turn) => commit('170001', { ...fields, sendMsg: 1 }, either(turn))));
      const code = await smsCode(sandbox, '50011');
      const answers = await Promise.all(begun.map(({ data }) => confirmWith(sandbox, '170001', recordOf(data), code)));
      expect(answers.map((answer) => answer.code).sort()).toEqual(['00', ...Array(5).fill('4063')]);
    });

    it('pays once by card, by code and by wallet', async () => {
      const recordId = await beginByCard(sandbox, '170001', 150_050);
      const code = await smsCode(sandbox, '50011');
      const payUrl = await codeFor(sandbox, '170001', 150_050);
      const { data } = await callFor(sandbox, '170001', 'repayByWallet', { userId: '50011', amount: 150_050 });
      await Promise.all([confirmWith(sandbox, '170001', recordId, code), pay(other, payUrl), pay(sandbox, data.url)]);
      expect(await paymentsOf(sandbox, '170001')).toHaveLength(1);
    });
  });

  describe('or by wallet', () => {
    const ask = (orderId: string, body: Readonly<Record<string, string | number>>) =>
      callFor(sandbox, orderId, 'repayByWallet', body);

    it('opens the wallet’s page, where paying pays', async () => {
      const { url } = (await ask('180002', { userId: '50017', amount: '300000' })).data;
      expect(url).toMatch(/^http:\/\/sandbox\.test\/sandbox\/wallet\/[0-9a-f]{32}$/);
      expect((await ask('180002', { userId: '50017', amount: 300_000 })).data.url).toBe(url);
      expect((await open(sandbox, url)).text).toContain('₱3,000.00');
      expect((await pay(sandbox, url)).status).toBe(200);
      expect(await paymentsOf(sandbox, '180002')).toMatchObject([{ amount: '300000', channelNumber: 'wallet' }]);
      expect(await statusOf('180002')).toBe(170);
      expect((await open(sandbox, url)).text).toContain('Nothing was taken this time');
    });

    it.each([
      ['another amount', '170001', { userId: '50011', amount: 1 }, '4009'],
      ['another borrower', '170001', { userId: '50012', amount: 150_050 }, '4040'],
      ['a borrower without a wallet', '170003', { userId: '50013', amount: 80_000 }, '4060'],
      ['a settled order', '200001', { userId: '50019', amount: 300_000 }, '4011'],
    ])('is refused for %s', async (_, orderId, body, code) => {
      expect(await ask(orderId, body)).toMatchObject({ code, data: null });
    });

    it('is not paid with the code of a counter, nor on its page', async () => {
      const counter = (await codeFor(sandbox, '170001', 150_050)).replace('/pay/', '/wallet/');
      expect((await pay(sandbox, counter)).status).toBe(404);
      expect((await open(sandbox, counter)).response.status).toBe(404);
      expect(await paymentsOf(sandbox, '170001')).toEqual([]);
    });
  });
});
