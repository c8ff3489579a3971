import { Button } from '../Button/Button.tsx';
import { Overlay } from '../Overlay/Overlay.tsx';
import { type ChannelChoice, ChannelOption } from './ChannelOption.tsx';
import { text } from './messages.ts';

/** Where the choice stands: the list is open, the channel is being asked, the page is leaving, or nothing is known. */
export type SheetStep = 'choosing' | 'asking' | 'leaving' | 'unknown';

interface ChannelSheetProps {
  readonly channels: readonly ChannelChoice[];
  readonly chosen: string | undefined;
  readonly step: SheetStep;
  /** The order is being read again, or could not be: nothing may be paid by what is on screen. */
  readonly isUnsure: boolean;
  readonly onChoose: (channelNumber: string) => void;
  readonly onPay: () => void;
  readonly onLookAgain: () => void;
  readonly onClose: () => void;
}

/** After a lost answer: what is known, and the look at the order that comes before another try. */
function UnknownOutcome({ onLookAgain, isBusy }: { readonly onLookAgain: () => void; readonly isBusy: boolean }) {
  return (
    <div className="stack" role="alert">
      <p>{text.unknown}</p>
      <Button onPress={onLookAgain} isBusy={isBusy}>
        {text.lookAgain}
      </Button>
    </div>
  );
}

/** The channels that an order can be paid at, from below; none is chosen at first. */
export function ChannelSheet({ channels, chosen, step, isUnsure, ...on }: ChannelSheetProps) {
  const isLocked = step === 'asking' || step === 'leaving';
  if (step === 'unknown')
    return (
      <Overlay title={text.unknownTitle} kind="sheet" onClose={on.onClose}>
        <UnknownOutcome onLookAgain={on.onLookAgain} isBusy={isUnsure} />
      </Overlay>
    );
  return (
    <Overlay title={text.hint} kind="sheet" onClose={isLocked ? undefined : on.onClose}>
      {!channels.length && <p>{text.none}</p>}
      <div role="radiogroup" aria-label={text.hint}>
        {channels.map((channel) => (
          <ChannelOption
            key={channel.number}
            channel={channel}
            isChosen={channel.number === chosen}
            isDisabled={isLocked}
            onChoose={() => on.onChoose(channel.number)}
          />
        ))}
      </div>
      <Button onPress={on.onPay} isBusy={isLocked} isDisabled={isUnsure || !channels.length}>
        {text.pay}
      </Button>
      {isLocked && <p role="status">{step === 'asking' ? text.asking : text.leaving}</p>}
    </Overlay>
  );
}
