import type { Channel } from '../../../api/endpoints/repaymentInfo.ts';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import type { QueryStatus } from '../../core/createQuery.ts';
import type { PaymentStep } from '../channelPayment.ts';
import { ChannelOption } from './ChannelOption.tsx';
import { text } from './messages.ts';

/** Where the choice stands: the list is open, the channel is being asked, the page is leaving, or nothing is known. */
export type SheetStep = Exclude<PaymentStep['kind'], 'closed'>;

interface ChannelSheetProps {
  readonly channels: readonly Channel[];
  readonly chosen: number | string | undefined;
  readonly step: SheetStep;
  /** How far the order on screen can be trusted: nothing may be paid by what is not fresh. */
  readonly status: QueryStatus;
  readonly onChoose: (channelNumber: number | string) => void;
  readonly onPay: () => void;
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}

/** The channels that an order can be paid at, from below; none is chosen at first. */
export function ChannelSheet({ channels, chosen, step, status, onChoose, ...on }: ChannelSheetProps) {
  if (step === 'unknown')
    return (
      <Dialog title={t(text.unknownTitle)} kind="sheet" onClose={on.onClose}>
        <p role="alert">{t(text.unknown)}</p>
        <Button onPress={on.onCheckAgain} isBusy={status === 'revalidating'}>
          {t(text.checkAgain)}
        </Button>
      </Dialog>
    );
  const isLocked = step !== 'choosing';
  return (
    <Dialog title={t(text.hint)} kind="sheet" onClose={isLocked ? undefined : on.onClose}>
      <div role="radiogroup" aria-label={t(text.hint)}>
        {channels.map((channel) => (
          <ChannelOption
            key={channel.number}
            channel={channel}
            isChosen={channel.number === chosen}
            isDisabled={isLocked}
            onChoose={() => onChoose(channel.number)}
          />
        ))}
      </div>
      <p role="status">{isLocked ? t(text.opening) : !channels.length && t(text.none)}</p>
      <Button onPress={on.onPay} isBusy={isLocked} isDisabled={status !== 'fresh' || !channels.length}>
        {t(text.pay)}
      </Button>
    </Dialog>
  );
}
