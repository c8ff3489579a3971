import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/api/allEndpoints.ts';
import { offerFacts } from '../../../shared/domain/offerFacts.ts';
import { orderFacts } from '../../../shared/domain/orderFacts.ts';
import { planFacts } from '../../../shared/domain/planFacts.ts';
import type { Reader } from '../../../shared/lib/shape.ts';
import { wrongIn } from '../../conform/checkFields.ts';
import { allOffers } from '../seed/allOffers.ts';
import { borrowers } from '../seed/borrowers.ts';
import { beginByCard, callFor, codeFor, confirmWith, NOW_MS, pay, post, smsCode } from '../testBorrower.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const HOUR_MS = 3_600_000;

/** The facts in a response's data, none of which may be of the wrong type. */
const factsIn = <Facts>(of: Reader<Facts>, data: unknown): Facts => {
  const { facts } = (data ?? {}) as { readonly facts?: unknown };
  if (facts !== undefined) expect(wrongIn(of, facts)).toEqual([]);
  return of(facts);
};

describe('The facts of the sandbox', () => {
  const sandbox = sandboxForEachTest();

  const orderFactsOf = async (orderId: string) =>
    factsIn(orderFacts, (await callFor(sandbox, orderId, 'readOrder')).data);
  const planOf = async (orderId: string, name: 'readPeriodPlan' | 'readDelayPlan' = 'readPeriodPlan') =>
    (await callFor(sandbox, orderId, name)).data;

  it('are of the right types for every borrower, and absent where the service states none', async () => {
    for (const { orderId, traits } of borrowers) {
      const { owner } = await orderFactsOf(orderId);
      expect([orderId, owner === undefined]).toEqual([orderId, traits.hasNoFacts === true]);
    }
    for (const { orderId, terms } of allOffers) {
      const { data } = await callFor(sandbox, orderId, terms.legacy ? 'readLegacyLoanOffer' : 'readLoanOffer');
      const { receivedCents } = factsIn(offerFacts, data);
      expect([orderId, receivedCents === undefined]).toEqual([orderId, terms.hasNoFacts === true]);
      expect((await orderFactsOf(orderId)).isOffer).toBe(terms.hasNoFacts ? undefined : true);
    }
    for (const name of ['readPeriodPlan', 'readDelayPlan', 'readRepaymentWays'] as const)
      expect((await callFor(sandbox, '170004', name)).data ?? {}).not.toHaveProperty('facts');
  });

  it('of an order are its owner, account, plan and payments', async () => {
    expect(await orderFactsOf('170001')).toEqual({
      owner: 'Ana D., phone ending 0011',
      account: 'Sample Wallet account ending 0011',
      dueCents: 150_050,
      dueDate: '2026-12-06',
      daysLate: 0,
      instalment: { at: 2, of: 4 },
      totalLeftCents: 450_099,
      plan: [
        { title: 'Instalment 1 of 4', amountCents: 150_050, dueDate: '2026-11-06', state: 'paid' },
        { title: 'Instalment 2 of 4', amountCents: 150_050, dueDate: '2026-12-06', state: 'due' },
        { title: 'Instalment 3 of 4', amountCents: 150_050, dueDate: '2027-01-05', state: 'coming' },
        { title: 'Instalment 4 of 4', amountCents: 149_999, dueDate: '2027-02-04', state: 'coming' },
      ],
      payments: [
        {
          id: '170001-1',
          atMs: Date.parse('2026-11-06T10:15:00+08:00'),
          amountCents: 150_050,
          way: 'Sample Counter',
          reference: '7100001700011',
          purpose: 'repayment',
        },
      ],
      isOffer: undefined,
    });
  });

  it('of payments say how each was made and for what, by card with the number that the commit has returned', async () => {
    const record = await beginByCard(sandbox, '170001', 150_050);
    await confirmWith(sandbox, '170001', record, await smsCode(sandbox, '50011'));
    const { dueCents, payments = [] } = await orderFactsOf('170001');
    expect(dueCents).toBe(150_050);
    expect(payments[1]).toMatchObject({ atMs: NOW_MS, way: 'Bank card', reference: record, purpose: 'repayment' });
    await pay(sandbox, await codeFor(sandbox, '174002', 48_000, 1));
    expect((await orderFactsOf('174002')).payments).toMatchObject([{ amountCents: 48_000, purpose: 'rollover' }]);
    expect((await orderFactsOf('174002')).dueDate).toBe('2026-12-16');
  });

  it('of a late order add the late charges to what is due, and of a rollover say what is owed on which day', async () => {
    expect(await orderFactsOf('180001')).toMatchObject({
      dueCents: 725_000,
      daysLate: 5,
      totalLeftCents: 725_000,
      plan: [{ title: 'Repayment', amountCents: 725_000, dueDate: '2026-11-26', state: 'late' }],
    });
    expect(factsIn(planFacts, await planOf('180001', 'readDelayPlan'))).toMatchObject({
      newDueDate: '2026-12-10',
      stillOwedCents: 500_000,
    });
  });

  it('of an offer from which a fee is taken off say what is received', async () => {
    const { data } = await callFor(sandbox, '170317', 'readLoanOffer');
    expect(data.amount).toBe(500_000);
    expect(factsIn(offerFacts, data)).toEqual({
      receivedCents: 450_000,
      payBackCents: 590_000,
      fees: [{ title: 'Service fee', amountCents: 50_000 }],
      account: 'Sample Metropolitan Bank account ending 0317',
    });
  });

  it('of a code say until when the counter takes it; after that the order gets a new one', async () => {
    const plan = await planOf('174001');
    const code = plan.defDetail?.payCode ?? '';
    const validUntilMs = NOW_MS + 48 * HOUR_MS;
    expect(factsIn(planFacts, plan).code).toEqual({ validUntilMs, isSingleUse: true, barcode: 'code128' });
    sandbox.clock.nowMs = validUntilMs + 1_000;
    const late = await post(sandbox, '/sandbox/counter', { body: new URLSearchParams({ code }) });
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('This code has expired')]);
    const next = await planOf('174001');
    expect(next.defDetail?.payCode).not.toBe(code);
    expect(factsIn(planFacts, next).code?.validUntilMs).toBe(validUntilMs + 1_000 + 48 * HOUR_MS);
    expect((await pay(sandbox, await codeFor(sandbox, '174001', '265075'))).status).toBe(200);
  });

  it('are left out, with labels that no brand names', async () => {
    const labelsOf = async (orderId: string) =>
      endpoints.readOrder.parse((await callFor(sandbox, orderId, 'readOrder')).data)?.details.map(({ label }) => label);
    const named = ['Amount of this instalment', 'Instalment', 'Due date', 'Total repayment', 'Order number'];
    expect(await labelsOf('170004')).toEqual(named.map((label) => `${label} *`));
  });
});
