import { useLayoutEffect, useRef, useState } from 'react';
import type { Channel } from '../../api/endpoints/repaymentInfo.ts';
import { servicePhone, serviceTel } from '../../brand/current.ts';
import { showAmount } from '../../brand/formats.ts';
import type { Amount } from '../../domain/money.ts';
import { t } from '../../i18n/t.ts';
import { connection } from '../../lib/connection.ts';
import { basePath } from '../../navigation/screens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { checkIcon, closeIcon, Icon, nextIcon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { commonText } from '../../ui/messages.ts';
import { ChannelTerms } from '../codes/ChannelTerms.tsx';
import { isBarred, profileOf } from '../codes/channelProfiles.ts';
import type { QueryStatus } from '../core/createQuery.ts';
import { LoginPrompt } from '../core/LoginPrompt.tsx';
import type { ChannelPayment, OpenStep } from './channelPayment.ts';
import { channelSheetText as text, tipLinkText } from './messages.ts';
import '../../ui/TextField.scss';
import './ChannelSheet.scss';

interface ChannelOptionProps {
  /** The id of the element with the brand's terms for the channel. */
  readonly termsId: string;
  readonly channel: Channel;
  readonly due: Amount;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

/**
 * One channel in the list, with a check mark if it is selected, and the brand's terms for it. A native radio provides the arrow keys. A channel
 * that does not accept the amount cannot be selected, but can still be focused and read, with the reason.
 */
function ChannelOption({ termsId, channel, due, isChosen, isDisabled, onChoose }: ChannelOptionProps) {
  const profile = profileOf(channel.number);
  const isOut = isBarred(channel.number, due);
  return (
    <div className="channel">
      <label className={isOut ? 'channel__row muted line' : 'channel__row line'}>
        <Logo url={channel.logo} name={channel.name} />
        <span className="grow">{channel.name}</span>
        <input
          className="channel__radio"
          type="radio"
          // In a radio group of its own, so that the arrow keys skip it.
          name={isOut ? termsId : 'channel'}
          aria-describedby={profile && termsId}
          aria-disabled={isOut}
          checked={isChosen && !isOut}
          disabled={isDisabled}
          onClick={isOut ? (event) => event.preventDefault() : undefined}
          onChange={isOut ? undefined : onChoose}
        />
        {/* A channel that cannot be selected has no ring. */}
        {!isOut && <b className="channel__mark accent">{isChosen && <Icon path={checkIcon} />}</b>}
      </label>
      {profile && (
        <div className="channel__terms small" id={termsId}>
          <ChannelTerms due={due} profile={profile} />
        </div>
      )}
    </div>
  );
}

/** The channels, the state of the selection, and the borrower's actions. */
export interface ChannelSheetProps {
  readonly channels: readonly Channel[];
  /** The amount to be paid, which some channels may not accept. */
  readonly due: Amount;
  readonly step: OpenStep;
  readonly payment: Pick<ChannelPayment, 'choose' | 'pay' | 'close'>;
  /** Whether the order on screen is fresh: nothing may be paid unless it is. */
  readonly status: QueryStatus;
  /** The address at which the order is paid by card or from a wallet; undefined if that is not offered. */
  readonly cardAddress?: string | undefined;
}

/** What the borrower can do if no channel accepts the amount: card and wallet are below, or else the phone number. */
function NoneTakesIt({ amount, hasCards }: { readonly amount: string; readonly hasCards: boolean }) {
  if (hasCards) return <p role="status">{t(text.noneTakes, { amount })}</p>;
  return (
    <>
      <p role="status">{t(text.noneTakesCall, { amount })}</p>
      <a className="button button--quiet" href={serviceTel}>
        {servicePhone}
      </a>
    </>
  );
}

/** The channels at which an order can be paid, in a sheet that opens from the bottom; none is selected at first. */
export function ChannelSheet({ channels, due, step, payment, status, cardAddress }: ChannelSheetProps) {
  const { chosen, note, said, failure } = step;
  const [tries, setTries] = useState(0);
  const problemBox = useRef<HTMLParagraphElement>(null);
  // Brought in sight, from below the list, and announced inside the dialog, each time: some screen readers do not hear a toast outside it.
  useLayoutEffect(() => {
    if (tries || note) problemBox.current?.focus();
  }, [tries, note]);
  const isLocked = step.kind !== 'choosing';
  const takesIt = ({ number }: Channel): boolean => !isBarred(number, due);
  const isAnyOpen = channels.some(takesIt);
  // The amount due may have changed since the channel was selected.
  const isOut = channels.some((channel) => channel.number === chosen && !takesIt(channel));
  const isUnchosen = tries > 0 && (chosen === undefined || isOut);
  const problem = isUnchosen ? text.pickFirst : note;
  const pay = (): void => {
    setTries(tries + 1);
    void payment.pay();
  };
  return (
    <Dialog title={t(commonText.pickChannel)} kind="sheet" onClose={isLocked ? undefined : payment.close}>
      <div
        role="radiogroup"
        aria-label={t(commonText.pickChannel)}
        aria-invalid={isUnchosen || undefined}
        aria-describedby={isUnchosen ? 'channels-problem' : undefined}
        className={isUnchosen ? 'channels--missing' : ''}
      >
        {channels.map((channel, at) => (
          <ChannelOption
            key={channel.number}
            termsId={`channel-${at}`}
            channel={channel}
            due={due}
            isChosen={channel.number === chosen}
            isDisabled={isLocked}
            onChoose={() => payment.choose(channel.number)}
          />
        ))}
      </div>
      {problem && (
        // The toast and the focus announce that a channel has to be selected.
        <p
          ref={problemBox}
          className="field-problem small"
          id="channels-problem"
          role={isUnchosen ? undefined : 'alert'}
          tabIndex={-1}
        >
          {!isUnchosen && said && `${said} `}
          {t(problem)}
        </p>
      )}
      <LoginPrompt failure={failure} />
      <p role="status">{isLocked ? t(commonText.opening) : !channels.length && t(text.none)}</p>
      {channels.length > 0 && !isAnyOpen && <NoneTakesIt amount={showAmount(due)} hasCards={!!cardAddress} />}
      <div className="channels__foot stack">
        <Button onPress={pay} isBusy={isLocked} isDisabled={status !== 'fresh' || !isAnyOpen}>
          {t(text.pay)}
        </Button>
        {cardAddress && !isLocked && (
          <a className="button button--quiet" href={cardAddress}>
            {t(text.card)}
          </a>
        )}
      </div>
      {/* Drawn beside the title, always in sight, but reached after what the sheet is for. */}
      {!isLocked && (
        <button type="button" className="channels__close" aria-label={t(commonText.close)} onClick={payment.close}>
          <Icon path={closeIcon} />
        </button>
      )}
    </Dialog>
  );
}

/** A link to the repayment instructions, with a picture, except for borrowers who save data. */
export function TipLink({ href }: { readonly href: string }) {
  const { saveData } = connection();
  return (
    <a className="card line" href={href}>
      {!saveData && <img src={`${basePath}/images/how-to-repay.svg`} width="56" height="40" alt="" />}
      <span className={saveData ? undefined : 'grow'}>{t(tipLinkText.howToRepay)}</span>
      <Icon path={nextIcon} />
    </a>
  );
}
