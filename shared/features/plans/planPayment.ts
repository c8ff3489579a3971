import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import type { Key } from '../../api/parse.ts';
import { isPayable } from '../../domain/money.ts';
import { amountKey } from '../../payments/orderPayments.ts';
import type { Env } from '../../platform/env.ts';
import type { Due, LeaveFor } from '../channels/channelPayment.ts';
import type { Expired } from '../codes/expiredCodeModel.ts';
import { follow } from '../core/links.ts';
import type { PlanOnScreen } from './repayment.ts';

/** How the plan of a page is paid. */
interface PlanPayment {
  readonly due: Due;
  readonly leaveFor: LeaveFor;
  /** The plan's code, if it has expired. */
  readonly expired: () => Expired | undefined;
  /** The address to which the borrower will most likely go next; undefined if that is not known. */
  readonly nextAddress: () => string | undefined;
}

/** How the plan on screen is paid: the amount due, and leaving for a channel's page. */
export const planPayment = <Plan extends RepaymentInfo>(
  env: Env,
  { $view, $expiredAtMs, isRollover, payments }: PlanOnScreen<Plan>,
): PlanPayment => {
  const shown = () => {
    const view = $view.get();
    return view.kind === 'ready' ? view : undefined;
  };
  const nameOf = (plan: Plan, channelNumber: Key | undefined): string =>
    plan.channels.find(({ number }) => number === channelNumber)?.name ?? '';
  return {
    due: () => {
      const view = shown();
      return view?.status === 'fresh' && isPayable(view.data.due) ? { amount: view.data.due, isRollover } : undefined;
    },
    leaveFor: (payUrl, channelNumber, say) => {
      const followed = follow({ ...env, toast: say }, payUrl);
      const data = shown()?.data;
      if (followed !== 'refused' && data) {
        const { plan, due } = data;
        payments.record({
          way: 'channel',
          state: 'opened',
          isRollover,
          amount: amountKey(due),
          place: nameOf(plan, channelNumber),
          reference: '',
          promisedDay: isRollover ? plan.dueDate.slice(0, 10) : '',
        });
      }
      return followed;
    },
    expired: () => {
      const view = shown();
      if (!view || $expiredAtMs.get() === undefined) return undefined;
      return { info: view.data.plan, total: view.data.due, isRollover, status: view.status };
    },
    nextAddress: () => {
      const data = shown()?.data;
      return data?.plan.payCode && data.codeAddress;
    },
  };
};
