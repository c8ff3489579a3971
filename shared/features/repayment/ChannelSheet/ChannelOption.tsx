import type { Channel } from '../../../api/endpoints/repaymentInfo.ts';
import type { Amount } from '../../../domain/money.ts';
import { checkIcon } from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { ChannelTerms } from '../ChannelTerms/ChannelTerms.tsx';
import { isBarred, profileOf } from '../channelProfiles.ts';
import './ChannelOption.scss';

interface ChannelOptionProps {
  /** The id of the element with the brand's terms for the channel. */
  readonly termsId: string;
  readonly channel: Channel;
  /** What is to be paid there. */
  readonly due: Amount;
  readonly show: (amount: Amount) => string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

/**
 * One channel in the list, with a check mark if it is selected, and the brand's terms for it. A native radio provides the arrow keys. A channel
 * that does not accept the amount cannot be selected, but can still be focused and read, with the reason.
 */
export function ChannelOption({ termsId, channel, due, show, isChosen, isDisabled, onChoose }: ChannelOptionProps) {
  const profile = profileOf(channel.number);
  const isOut = isBarred(channel.number, due);
  return (
    <div className="channel">
      <label className={isOut ? 'channel__row muted line' : 'channel__row line'}>
        <Logo url={channel.logo} name={channel.name} isWide />
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
        <div className="small" id={termsId}>
          <ChannelTerms due={due} profile={profile} show={show} />
        </div>
      )}
    </div>
  );
}
