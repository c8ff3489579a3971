import { useStore } from '@nanostores/react';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import type { Key } from '../../api/parse.ts';
import { type Amount, isPayable } from '../../domain/money.ts';
import { prerenderAhead } from '../../navigation/fetchAhead.ts';
import { amountKey, type OrderPayments } from '../../payments/orderPayments.ts';
import type { Env } from '../../platform/env.ts';
import { ChannelSheet, type ChannelSheetProps, TipLink } from '../channels/ChannelSheet.tsx';
import { channelPayment, type Due } from '../channels/channelPayment.ts';
import { CodeTerms } from '../codes/ChannelTerms.tsx';
import { isCodeBarred, type PaidByCode } from '../codes/channelProfiles.ts';
import type { QueryState } from '../core/createQuery.ts';

/** The plan on screen, as the list of channels uses it. */
export interface PlanOnScreen<Plan> {
  /** Undefined while there is none. */
  readonly shown: () => Extract<QueryState<Plan>, { readonly kind: 'ready' }> | undefined;
  readonly refresh: () => Promise<boolean>;
  readonly payments: OrderPayments;
  readonly isRollover: boolean;
  /** The amount that the plan asks for. */
  readonly amountOf: (plan: Plan) => Amount;
  readonly codeAddress: string;
}

/** Paying a plan at a channel. */
export type PlanChannels = ReturnType<typeof planChannels>;

interface ChannelsProps extends Pick<ChannelSheetProps, 'due' | 'status' | 'cardAddress'> {
  readonly plan: PaidByCode;
  /** Whether its code has expired: then nothing is said of it. */
  readonly hasExpired: boolean;
}

/**
 * The channels at which a plan is paid; the next page is prerendered once this one is idle. Created once per
 * page, so that a request in progress is never forgotten and sent again.
 */
export const planChannels = <Plan extends RepaymentInfo>(
  env: Env,
  { shown, refresh, isRollover, payments, amountOf, codeAddress }: PlanOnScreen<Plan>,
) => {
  // The address to which the borrower will most likely go next.
  prerenderAhead(env.clock, () => shown()?.data.payCode && codeAddress);

  // What a code was asked for last: when its address comes, another plan may be on screen.
  let asked: Plan | undefined;

  const due: Due = () => {
    const view = shown();
    if (view?.status !== 'fresh' || !isPayable(amountOf(view.data))) return undefined;
    asked = view.data;
    return { amount: amountOf(asked), isRollover };
  };

  const onOpened = (channelNumber: Key | undefined): void => {
    if (!asked) return;
    payments.record({
      way: 'channel',
      state: 'opened',
      isRollover,
      amount: amountKey(amountOf(asked)),
      place: asked.channels.find(({ number }) => number === channelNumber)?.name || '',
      reference: '',
      promisedDay: isRollover ? asked.dueDate.slice(0, 10) : '',
    });
  };

  const payment = channelPayment(env, due, refresh, onOpened);

  /** The list of channels while it is open, above it what is known about the channel of the plan's code. */
  function Channels({ plan, hasExpired, ...page }: ChannelsProps) {
    const step = useStore(payment.$step);
    return (
      <>
        {!hasExpired && <CodeTerms info={plan} {...page} />}
        {step.kind !== 'closed' && <ChannelSheet {...page} channels={plan.channels} step={step} payment={payment} />}
      </>
    );
  }

  // With a code that its channel does not take, the page hides the code, and the list says why. The link stands below the button for the list.
  return { ...payment, Channels, isCodeBarred, TipLink };
};
