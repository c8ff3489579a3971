import { checkIcon } from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import './ChannelOption.scss';

/** A channel to choose: the number it is known by, its name, and the address of its logo. */
export interface ChannelChoice {
  readonly number: number | string;
  readonly name: string;
  readonly logo: string;
}

interface ChannelOptionProps {
  readonly channel: ChannelChoice;
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
      <b className="accent">{isChosen && <Icon path={checkIcon} />}</b>
    </label>
  );
}
