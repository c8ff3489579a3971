import { useState } from 'react';
import type { Channel } from '../../../api/endpoints/repaymentInfo.ts';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import type { QueryStatus } from '../../core/createQuery.ts';
import type { PaymentStep } from '../channelPayment.ts';
import '../../../ui/FieldProblem/FieldProblem.scss';
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
  /** Where the order is paid by card or from a wallet; undefined where that is not offered. */
  readonly cardAddress?: string | undefined;
}

/** The channels that an order can be paid at, from below; none is chosen at first. */
export function ChannelSheet({ channels, chosen, step, status, onChoose, cardAddress, ...on }: ChannelSheetProps) {
  const [isMissing, setIsMissing] = useState(false);
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
  const isUnchosen = isMissing && chosen === undefined;
  const pay = (): void => {
    setIsMissing(true);
    on.onPay();
  };
  return (
    <Dialog title={t(text.hint)} kind="sheet" onClose={isLocked ? undefined : on.onClose}>
      <div
        role="radiogroup"
        aria-label={t(text.hint)}
        aria-invalid={isUnchosen || undefined}
        className={isUnchosen ? 'channels--missing' : ''}
      >
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
      {isUnchosen && (
        <p className="field-problem small" role="alert">
          {t(text.pickFirst)}
        </p>
      )}
      <p role="status">{isLocked ? t(text.opening) : !channels.length && t(text.none)}</p>
      <Button onPress={pay} isBusy={isLocked} isDisabled={status !== 'fresh' || !channels.length}>
        {t(text.pay)}
      </Button>
      {cardAddress && !isLocked && (
        <a className="button button--quiet" href={cardAddress}>
          {t(text.card)}
        </a>
      )}
      {!isLocked && (
        <Button kind="text" onPress={on.onClose}>
          {t(text.close)}
        </Button>
      )}
    </Dialog>
  );
}
