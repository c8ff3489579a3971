import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import {
  beginByCard,
  callFor,
  codeFor,
  commitFields,
  confirmWith,
  open,
  pay,
  paymentsOf,
  smsCode,
  waysOf,
} from '../testBorrower.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const ORDER = '170001';
const USER = '50011';

const sandbox = sandboxForEachTest();
let other: Sandbox;
beforeEach(async () => {
  other = await sandbox.openOther();
});

const commit = (orderId: string, fields: Readonly<Record<string, string | number>>, by: Sandbox = sandbox) =>
  callFor(by, orderId, 'commitRepayment', fields);
const ofAna = async () => commitFields(await waysOf(sandbox, ORDER), 150_050);
const begin = () => beginByCard(sandbox, ORDER, 150_050);
const confirm = (record: string, code: string) => confirmWith(sandbox, ORDER, record, code);

describe('Paying by card', () => {
  it.each([
    ['a part of the amount', { amount: 1 }, '4009'],
    ['an amount in pesos', { amount: '1500.50' }, '4000'],
    ['an unknown token', { repayToken: 'rt-1' }, '4062'],
    ['an unknown card', { cardId: 9999 }, '4061'],
    ['the number of another card', { cardNo: '**** 7890' }, '4061'],
  ])('refuses %s, and sends no code', async (_, changes, code) => {
    expect(await commit(ORDER, { ...(await ofAna()), ...changes })).toMatchObject({ code, data: null });
    expect(await smsCode(sandbox, USER)).toBe('');
  });

  it('refuses the card, and the token, of another borrower', async () => {
    const own = await ofAna();
    const { cardId, bankName, cardNo, bankCode, repayToken } = commitFields(await waysOf(sandbox, '174002'), 320_000);
    expect((await commit(ORDER, { ...own, cardId, bankName, cardNo, bankCode })).code).toBe('4061');
    expect((await commit(ORDER, { ...own, repayToken })).code).toBe('4062');
  });

  it('refuses token and code where the part has been paid in another way meanwhile', async () => {
    const fields = await ofAna();
    const record = await begin();
    await pay(sandbox, await codeFor(sandbox, ORDER, 150_050));
    expect((await commit(ORDER, fields)).code).toBe('4009');
    expect((await confirm(record, await smsCode(sandbox, USER))).code).toBe('4009');
    expect(await paymentsOf(sandbox, ORDER)).toHaveLength(1);
  });

  it('refuses a code after ten minutes, and after the fifth wrong try', async () => {
    const record = await begin();
    const code = await smsCode(sandbox, USER);
    const wrong = code === '000000' ? '000001' : '000000';
    for (const expected of [...Array(4).fill('800006'), '4063'])
      expect((await confirm(record, wrong)).code).toBe(expected);
    expect((await confirm(record, code)).code).toBe('4063');
    const next = await begin();
    sandbox.clock.nowMs += 10 * 60_000 + 1;
    expect((await confirm(next, await smsCode(sandbox, USER))).code).toBe('4063');
    expect(await paymentsOf(sandbox, ORDER)).toEqual([]);
  });
});

describe('At one moment through two sandboxes', () => {
  const turns = [0, 1, 2, 3, 4, 5];
  const either = (turn: number) => (turn % 2 === 0 ? sandbox : other);

  it('a code that is confirmed six times pays once', async () => {
    const record = await begin();
    const code = await smsCode(sandbox, USER);
    const confirmed = turns.map((turn) => confirmWith(either(turn), ORDER, record, code));
    const codes = (await Promise.all(confirmed)).map((answer) => answer.code).sort();
    expect(codes).toEqual(['00', ...Array(5).fill('800005')]);
    expect(await paymentsOf(sandbox, ORDER)).toHaveLength(1);
  });

  it('card, code and wallet pay once', async () => {
    const record = await begin();
    const code = await smsCode(sandbox, USER);
    const payUrl = await codeFor(sandbox, ORDER, 150_050);
    const { data } = await callFor(sandbox, ORDER, 'repayByWallet', { userId: USER, amount: 150_050 });
    expect((await open(sandbox, data.url)).text).toContain('₱1,500.50');
    await Promise.all([confirm(record, code), pay(other, payUrl), pay(sandbox, data.url)]);
    expect(await paymentsOf(sandbox, ORDER)).toHaveLength(1);
  });
});
