import { fill } from '../../i18n/messages.ts';
import { formatClock } from '../../lib/dates.ts';
import { Button } from '../Button/Button.tsx';
import { Doubt, type DoubtSight } from '../Doubt/Doubt.tsx';
import { text } from './messages.ts';

/** A save that has gone out, and of which this page has no answer of its own. */
export interface SaveInDoubt {
  readonly kind: 'doubt';
  readonly sight: DoubtSight;
  readonly sentAtMs: number;
  readonly wasAccepted: boolean;
}

interface BankDoubtProps {
  readonly doubt: SaveInDoubt;
  readonly canLook: boolean;
  readonly orderHref: string | undefined;
  readonly onLookAgain: () => void;
  readonly onRelease: () => void;
}

/** What is known of such a save: that it was accepted, or what the lender's records show, or that they cannot show it. */
export function BankDoubt({ doubt, canLook, orderHref, onLookAgain, onRelease }: BankDoubtProps) {
  const { sight, sentAtMs, wasAccepted } = doubt;
  if (!canLook && !wasAccepted)
    return (
      <section className="card stack">
        <div role="alert" className="stack">
          <h2>{text.doubt}</h2>
          <p>{text.lost}</p>
        </div>
        <p role="status">{sight === 'open' ? text.blind : text.blindEarly}</p>
        {sight === 'open' && <Button onPress={onRelease}>{text.again}</Button>}
      </section>
    );
  return (
    <Doubt
      title={wasAccepted ? fill(text.accepted, { time: formatClock(sentAtMs) }) : text.doubt}
      message={wasAccepted ? text.confirmed : text.lost}
      sight={sight}
      openMessage={wasAccepted ? '' : text.open}
      againLabel={wasAccepted ? text.another : text.again}
      orderHref={orderHref}
      onLookAgain={onLookAgain}
      onAgain={onRelease}
    />
  );
}
