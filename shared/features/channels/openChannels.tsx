import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import { t } from '../../i18n/t.ts';
import { connection } from '../../lib/connection.ts';
import { basePath } from '../../navigation/screens.ts';
import { Icon, nextIcon } from '../../ui/Icon.tsx';
import { CodeTerms } from '../codes/ChannelTerms.tsx';
import { isCodeBarred, type PaidByCode } from '../codes/channelProfiles.ts';
import { ChannelSheet, type ChannelSheetProps } from './ChannelSheet.tsx';
import { type ChannelPayment, channelPayment } from './channelPayment.ts';
import { tipLinkText as text } from './messages.ts';

/** A link to the repayment instructions, with a picture, except for borrowers who save data. */
export function TipLink({ href }: { readonly href: string }) {
  const { saveData } = connection();
  return (
    <a className="card line" href={href}>
      {!saveData && <img src={`${basePath}/images/how-to-repay.svg`} width="56" height="40" alt="" />}
      <span className={saveData ? undefined : 'grow'}>{t(text.howToRepay)}</span>
      <Icon path={nextIcon} />
    </a>
  );
}

/** What a page passes to the channels: the list, the amount due, and whether what it shows is fresh. */
export interface ChannelsProps extends Pick<ChannelSheetProps, 'due' | 'show' | 'status' | 'cardAddress'> {
  readonly plan: PaidByCode & Pick<ChannelSheetProps, 'channels'>;
  /** Whether the plan's code has expired: nothing is shown about it then. */
  readonly isExpired?: boolean;
}

/** The list of channels, with what is known about the channel of the plan's code. */
export type PlanChannels = ComponentType<ChannelsProps> & {
  /** Whether that channel does not accept the amount: the page then hides the code, and the list says why. */
  readonly isCodeBarred: typeof isCodeBarred;
  /** Stands below the button that opens the list. */
  readonly TipLink: typeof TipLink;
};

/** Paying at a channel: the list while it is open, and otherwise the notes about the plan's code. */
export interface OpenedChannels extends ChannelPayment {
  readonly Channels: PlanChannels;
}

/** Creates the list of channels, closed at first; the parameters are those of `channelPayment`. */
export type OpenChannels = (...page: Parameters<typeof channelPayment>) => OpenedChannels;

/** The list of channels. It is created once per page, so that a request in progress is never forgotten and sent again. */
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
            failure={step.failure}
            onChoose={payment.choose}
            onPay={payment.pay}
            onCheckAgain={payment.checkAgain}
            onClose={payment.close}
          />
        )}
      </>
    );
  }

  return { ...payment, Channels: Object.assign(Channels, { isCodeBarred, TipLink }) };
};
