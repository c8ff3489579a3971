import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { success } from '../../../../test/support/answers.ts';
import { testEnv } from '../../../../test/support/testEnv.ts';
import { readCodeInfo } from '../../../api/endpoints/codeInfo.ts';
import { paymentWatch, type WatchState } from '../paymentWatch.ts';
import type { CodeView } from '../storedCode.ts';
import { expectCode } from './expectCode.ts';

const rows = (instalment: string, dueDate: string) => [
  { text: 'Instalment', value: instalment },
  { text: 'Due date', value: dueDate },
];

const orderOf = (orderStatus: number, detail: readonly object[]) => ({ orderStatus, userOrderDetail: { detail } });

const slip = { repayAmount: 150_050, repayDate: '2026-11-28', defDetail: { payCode: '7100', title: 'Sample Wallet' } };
const rollover = {
  delayInfo: { title: 'Move the date', delayAmount: 48_000 },
  repayDate: '2026-12-12',
  defDetail: { payCode: '7200', title: 'Sample Wallet' },
};

/** Opens a page in a new tab that shows a stored slip and then reads the order. @returns the state of the payment watch. */
const readBy = async (kept: object, order: object, isRollover = false): Promise<WatchState> => {
  const { env } = testEnv({ search: '?userId=7&orderId=170001&productId=2002', fetch: async () => success(order) });
  const watch = paymentWatch({ ...env, isHidden: () => false, removeSlip: () => {} });
  const info = readCodeInfo(kept);
  const view: CodeView = {
    kind: 'ready',
    info,
    code: info.payCode?.code ?? '',
    total: (isRollover ? info.delay?.amount : info.repayAmount) ?? 0,
    pay: (isRollover ? info.delay?.amount : info.repayAmount) ?? 0,
    isRollover,
    checkedAtMs: env.clock.now(),
    status: 'revalidating',
  };
  expectCode({ $code: atom(view), $isFromPhone: atom(true) }, watch);
  watch.begin();
  await new Promise<void>((resolve) => setTimeout(resolve, 5));
  return watch.$state.get();
};

describe('A slip that was paid without a connection', () => {
  const payment = { amount: '150050', reference: '7100', channel: 'Sample Wallet' };

  it.each([
    [
      'which payment has settled the order, where its plan said that one was left',
      '1 of 1',
      200,
      '1 of 1',
      'settled',
      1,
    ],
    ['which instalment is paid', '2 of 4', 170, '3 of 4', 'instalment', 1],
    [
      'not by how many payments it was settled, where its plan did not say how many were left',
      '',
      200,
      '1 of 1',
      'settled',
      undefined,
    ],
  ])('tells %s', async (_, before, status, now, kind, steps) => {
    const kept = { ...slip, detail: before ? rows(before, '2026-11-28') : undefined };
    const progress = { kind, steps };
    const state = await readBy(kept, orderOf(status, rows(now, '2026-12-27')));
    expect(state).toMatchObject({ kind: 'arrived', progress, payment });
  });

  it('of a rollover proves nothing by a day that the order may have named before', async () => {
    const kept = { ...rollover, detail: rows('1 of 1', '2026-11-28') };
    expect(await readBy(kept, orderOf(170, rows('1 of 1', '2026-12-12')), true)).toMatchObject({ kind: 'waiting' });
  });
});
