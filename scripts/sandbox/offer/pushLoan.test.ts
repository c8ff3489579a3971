import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { allOffers } from '../seed/allOffers.ts';
import { payBackCents } from '../seed/offerTerms.ts';
import { call, callFor, codeFor, ledgerOf, ORIGIN, open, pay, sessionOf } from '../testBorrower.ts';
import { soundCard } from '../testCards.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const accepted = { amount: 450_000, periods: 91, termUnit: 'day' };

const sandbox = sandboxForEachTest();

const push = (orderId: string, body: Readonly<Record<string, string | number>> = accepted, by: Sandbox = sandbox) =>
  callFor(by, orderId, 'pushLoan', body);
const statusOf = async (orderId: string) => (await callFor(sandbox, orderId, 'readOrder')).data.orderStatus;

describe('Taking a loan', () => {
  it('is offered with parts that add up, but for the one offer that must not', () => {
    for (const { orderId, terms } of allOffers) {
      const planned = terms.parts.reduce((sum, part) => sum + part.amountCents, 0);
      expect([orderId, planned === payBackCents(terms)]).toEqual([orderId, orderId !== '170304']);
    }
  });

  it('makes an order with its parts and their days, which is repaid like any other', async () => {
    expect(await statusOf('170302')).toBe(100);
    const answer = await push('170302', { amount: 500_000, periods: 91, termUnit: 1 });
    expect(answer.data).toEqual({ lendDetailsUrl: `${ORIGIN}/loanDetail?orderId=170302&productId=2002` });
    for (const dueIso of ['2026-12-31', '2027-01-30', '2027-03-01']) {
      expect((await callFor(sandbox, '170302', 'readPeriodPlan')).data).toMatchObject({ repayDate: dueIso });
      expect((await pay(sandbox, await codeFor(sandbox, '170302', 195_000))).status).toBe(200);
    }
    expect(await statusOf('170302')).toBe(200);
  });

  it.each([
    ['another amount', { ...accepted, amount: 450_001 }],
    ['another term', { ...accepted, periods: 92 }],
    ['no unit', { amount: 450_000, periods: 91 }],
    ['an amount in other words', { ...accepted, amount: '4500.00' }],
  ])('is refused with %s, and makes no order', async (_, body) => {
    expect((await push('170301', body)).code).toBe('4052');
    expect(await statusOf('170301')).toBe(100);
    expect(await ledgerOf(sandbox, '170301')).toEqual(['pushLoan 4052']);
  });

  it('makes one order of pushes by both calls that come at one moment through two sandboxes', async () => {
    const other = await sandbox.openOther();
    const pushes = [sandbox, other, sandbox, other].map((by) => push('170301', accepted, by));
    const legacy = callFor(other, '170301', 'pushLegacyLoan', { amount: 450_000 });
    const codes = (await Promise.all([...pushes, legacy])).map(({ code }) => code);
    expect(codes.sort()).toEqual(['00', '4051', '4051', '4051', '4051']);
    expect((await callFor(sandbox, '170301', 'readLoanOffer')).code).toBe('4050');
  });

  it('sends a new borrower to bind an account first, and takes the loan then', async () => {
    expect((await push('170300')).code).toBe('4053');
    await callFor(sandbox, '170300', 'bindCard', soundCard);
    expect((await push('170300')).code).toBe('00');
    expect(await statusOf('170300')).toBe(170);
  });
});

describe('The contracts of a loan', () => {
  const contract = (orderId: string) =>
    call(sandbox, 'openAgreement', { ...sessionOf(orderId), scene: 3, position: 1 });

  it.each(['170301', '170001'])('of %s have one address, before the loan is taken and after', async (orderId) => {
    const first = await contract(orderId);
    expect(first.data.contract_url).toMatch(/\/sandbox\/agreements\/[0-9a-f]{32}\/1$/);
    if (orderId === '170301') await push(orderId);
    expect(await contract(orderId)).toEqual(first);
    expect((await open(sandbox, first.data.contract_url)).text).toContain(orderId);
  });

  it('are none of an application', async () => {
    expect((await contract('110001')).code).toBe('4050');
  });
});
