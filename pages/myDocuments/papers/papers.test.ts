import { describe, expect, it } from 'vitest';
import { readOrder } from '../../../shared/api/endpoints/readOrder.ts';
import type { Raw } from '../../../shared/api/parse.ts';
import { follow } from '../../../shared/features/core/links.ts';
import { keepReceipt } from '../../../shared/features/repayment/keptReceipts.ts';
import { type KeptPayment, keepSentPayment } from '../../../shared/features/repayment/sentPayment.ts';
import type { ReceiptPlace } from '../../../shared/platform/storage/paymentReceipts.ts';
import { refusal, success } from '../../../test/support/answers.ts';
import { keptPayment } from '../../../test/support/keptPayment.ts';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { untilKind } from '../../../test/support/until.ts';
import { createPapers, isOwing, type PapersEnv, paidOn } from './papers.ts';

const NOW_MS = Date.UTC(2026, 10, 23);
const SEARCH = '?userId=50011&sessionId=s-1&orderId=170001&productId=2002';

const memory = (): ReceiptPlace => {
  let kept: readonly Raw[] = [];
  return {
    all: () => kept,
    keepAll: (_, entries) => {
      kept = entries;
      return true;
    },
  };
};

interface Phone extends Partial<TestPhone> {
  readonly plan?: () => Response;
  readonly list?: () => Response;
  readonly print?: () => void;
}

const plan = { repayAmount: 150_050, repayDate: '2026-12-06', productName: 'Sample Instalment Loan', detail: [] };

const opened = ({ plan: ofPlan, list, print, ...phone }: Phone = {}) => {
  const platform = testEnv({
    search: SEARCH,
    nowMs: NOW_MS,
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      if (pathname.endsWith('/loan-play-detail')) return ofPlan?.() ?? success(plan);
      if (pathname.endsWith('/contract-jump')) return success({ contract_url: 'http://sandbox.test/contract/1' });
      return list?.() ?? success([{ title: 'Loan agreement', position: 1 }]);
    },
    ...phone,
  });
  const env: PapersEnv = {
    ...platform.env,
    receipts: memory(),
    follow: (url, how, toast = platform.env.toast) => follow({ ...platform.env, toast }, url, how),
    print,
  };
  return { ...platform, papers: createPapers(env), env };
};

const orderOf = (status: number, value = '2 of 4', due = '2026-11-29') => {
  const order = readOrder.parse({
    orderStatus: status,
    userOrderDetail: {
      detail: [
        { text: 'Instalment', value },
        { text: 'Due date', value: due },
      ],
    },
  });
  if (!order) throw new Error('The test’s own order cannot be read.');
  return order;
};

describe('The papers of an order', () => {
  it('are read each by itself, and tried again by itself', async () => {
    let isUp = false;
    const { papers, calls } = opened({
      list: () => (isUp ? success([{ title: 'Loan agreement', position: 1 }]) : refusal('No contracts today.')),
    });
    papers.readContracts();
    papers.readOwed();
    await untilKind(papers.$owed, 'ready');
    expect(await untilKind(papers.agreements.$view, 'refused')).toMatchObject({ message: 'No contracts today.' });
    isUp = true;
    papers.readContracts();
    expect((await untilKind(papers.agreements.$view, 'ready')).data).toEqual([
      { title: 'Loan agreement', position: '1' },
    ]);
    expect(calls.filter(({ path }) => path.endsWith('loan-play-detail'))).toHaveLength(1);
  });

  it('leave a plan that is refused to itself', async () => {
    const { papers } = opened({ plan: () => refusal('There is nothing to repay on this order.') });
    papers.readContracts();
    papers.readOwed();
    await untilKind(papers.$owed, 'refused');
    await untilKind(papers.agreements.$view, 'ready');
  });

  it('open a contract where its address is safe', async () => {
    const { papers, moves, calls } = opened();
    papers.read({ title: 'Loan agreement', position: '1' });
    papers.read({ title: 'Loan agreement', position: '1' });
    await expect.poll(() => moves).toEqual(['assign http://sandbox.test/contract/1']);
    expect(calls).toHaveLength(1);
  });

  it('name the payments to come only where more than the next one is known', async () => {
    const alone = opened();
    alone.papers.readOwed();
    expect((await untilKind(alone.papers.$owed, 'ready')).data.coming).toEqual([]);
    const { papers, env } = opened();
    const rows = [
      { day: '2026-12-06', amount: 150_050 },
      { day: '2027-01-06', amount: 150_049 },
    ];
    env.store.write('confirmed', { ofOrder: '170001', plan: rows });
    papers.readOwed();
    expect((await untilKind(papers.$owed, 'ready')).data.coming.map(({ day }) => day)).toEqual([
      '2026-12-06',
      '2027-01-06',
    ]);
  });

  it('are printed by a browser, which says nothing of what came of that', () => {
    let printed = 0;
    const { papers } = opened({
      print: () => {
        printed += 1;
      },
    });
    expect([papers.canPrint, papers.$isPrintAsked.get()]).toEqual([true, false]);
    papers.print();
    expect([printed, papers.$isPrintAsked.get()]).toEqual([1, true]);
    expect(opened().papers.canPrint).toBe(false);
  });

  it.each([
    [21, false],
    [110, false],
    [151, false],
    [170, true],
    [174, true],
    [180, true],
    [200, false],
  ])('of status %s have something to pay: %s', (status, owes) => {
    expect(isOwing(orderOf(status))).toBe(owes);
  });
});

describe('What was paid', () => {
  const card: KeptPayment = {
    ...keptPayment,
    way: 'card',
    reference: 'R-1',
    isAccepted: true,
    sentAtMs: NOW_MS,
    before: orderOf(170),
  };
  const step = { kind: 'instalment', paid: 1, all: 4, steps: 1 } as const;
  const earlier = { payment: { ...card, reference: 'R-0' }, progress: step, seenAtMs: NOW_MS - 1 };

  it('is what this phone has kept', () => {
    const { env } = opened();
    expect(paidOn(env, orderOf(170), NOW_MS)).toEqual([]);
    keepReceipt(env.receipts, earlier);
    expect(paidOn(env, orderOf(170), NOW_MS)).toMatchObject([{ shown: { payment: { reference: 'R-0' } } }]);
    expect(paidOn(env, undefined, NOW_MS)).toHaveLength(1);
  });

  it('and was accepted stands there before the order shows it, and as paid once it does', () => {
    const { env } = opened();
    keepSentPayment(env.store, card);
    expect(paidOn(env, orderOf(170), NOW_MS)).toMatchObject([{ accepted: { reference: 'R-1' }, isCompared: true }]);
    expect(paidOn(env, orderOf(170, '3 of 4', '2026-12-29'), NOW_MS)).toMatchObject([
      { shown: { payment: { reference: 'R-1' }, progress: { kind: 'instalment', paid: 2 }, seenAtMs: NOW_MS } },
    ]);
    expect(paidOn(env, undefined, NOW_MS)).toMatchObject([{ accepted: { reference: 'R-1' }, isCompared: false }]);
  });

  it('has one receipt for each step of the order, though this tab has only shown a code for what another has paid', () => {
    const { env } = opened();
    keepReceipt(env.receipts, { payment: card, progress: { kind: 'settled', steps: 1 }, seenAtMs: NOW_MS - 1 });
    keepSentPayment(env.store, { ...keptPayment, sentAtMs: NOW_MS, before: orderOf(170), isOnlyShown: true });
    expect(paidOn(env, orderOf(200, '4 of 4'), NOW_MS)).toMatchObject([{ shown: { payment: { reference: 'R-1' } } }]);
  });

  it('and nobody has accepted is no payment', () => {
    const { env } = opened();
    keepSentPayment(env.store, { ...card, way: 'code', isAccepted: false, isOnlyShown: true });
    expect(paidOn(env, orderOf(170), NOW_MS)).toEqual([]);
  });
});
