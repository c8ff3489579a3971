import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import { CodeTerms } from '../ChannelTerms/CodeTerms.tsx';
import { type ChannelPayment, channelPayment } from '../channelPayment.ts';
import { isCodeBarred, type PaidByCode } from '../codeProfile.ts';
import { ChannelSheet, type ChannelSheetProps } from './ChannelSheet.tsx';

/** What a page knows of the channels: which there are, what is due, and how far what it shows can be trusted. */
export interface ChannelsProps extends Pick<ChannelSheetProps, 'due' | 'show' | 'status' | 'cardAddress'> {
  readonly plan: PaidByCode & Pick<ChannelSheetProps, 'channels'>;
  /** Whether the plan's code is valid no longer: of that there is nothing to say. */
  readonly isExpired?: boolean;
}

/** The list of channels, with what is known of the channel of the plan's code. */
export type PlanChannels = ComponentType<ChannelsProps> & {
  /** Whether that channel does not take the amount: the page does not show the code then, and the list says why. */
  readonly isCodeBarred: typeof isCodeBarred;
};

/** Paying at a channel, with the list on screen while it is open, and else what there is to say of the plan's code. */
export interface OpenedChannels extends ChannelPayment {
  readonly Channels: PlanChannels;
}

/** Makes the list of channels, closed at first; the parameters are those of `channelPayment`. */
export type OpenChannels = (...page: Parameters<typeof channelPayment>) => OpenedChannels;

/** The list of channels of a page whose script it follows. One is made for a page, so that a choice once sent is never made anew beside it. */
export const openChannels: OpenChannels = (...page) => {
  const payment = channelPayment(...page);

  function Channels({ plan, isExpired, ...shown }: ChannelsProps) {
    const step = useStore(payment.$step);
    return (
      <>
        {!isExpired && <CodeTerms info={plan} {...shown} />}
        {step.kind !== 'closed' && (
          <ChannelSheet
            {...shown}
            channels={plan.channels}
            chosen={step.chosen}
            step={step.kind}
            note={step.note}
            onChoose={payment.choose}
            onPay={payment.pay}
            onCheckAgain={payment.checkAgain}
            onClose={payment.close}
          />
        )}
      </>
    );
  }

  return { ...payment, Channels: Object.assign(Channels, { isCodeBarred }) };
};
