import type { Channel } from '../../../api/endpoints/repaymentInfo.ts';
import { checkIcon } from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import './ChannelOption.scss';

interface ChannelOptionProps {
  readonly channel: Channel;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

/** One channel in the list, with a check mark where it is the chosen one. A native radio gives the arrow keys. */
export function ChannelOption({ channel, isChosen, isDisabled, onChoose }: ChannelOptionProps) {
  return (
    <label className="channel line">
      <Logo url={channel.logo} isWide />
      <span className="grow">{channel.name}</span>
      <input
        className="channel__radio"
        type="radio"
        name="channel"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <b className="channel__mark accent">{isChosen && <Icon path={checkIcon} />}</b>
    </label>
  );
}
