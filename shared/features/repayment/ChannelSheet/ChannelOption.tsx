import type { Channel } from '../../../api/endpoints/repaymentInfo.ts';
import type { Amount } from '../../../domain/money.ts';
import { checkIcon } from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { ChannelTerms } from '../ChannelTerms/ChannelTerms.tsx';
import { isBarred, profileOf } from '../channelProfiles.ts';
import './ChannelOption.scss';

interface ChannelOptionProps {
  /** The id of what the brand says of it. */
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
 * One channel in the list, with a check mark where it is the chosen one, and what its brand says of it. A native radio gives the arrow keys.
 * Where the channel does not take the amount it cannot be chosen, but is reached and read all the same, with the reason.
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
          // Alone in its group, so that the arrow keys leave it out.
          name={isOut ? termsId : 'channel'}
          aria-describedby={profile && termsId}
          aria-disabled={isOut}
          checked={isChosen && !isOut}
          disabled={isDisabled}
          onClick={isOut ? (event) => event.preventDefault() : undefined}
          onChange={isOut ? undefined : onChoose}
        />
        {/* What cannot be chosen has no ring. */}
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
