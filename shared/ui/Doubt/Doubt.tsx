import { Button } from '../Button/Button.tsx';
import { text } from './messages.ts';

/** What the last look at the lender's records has shown of a request whose outcome is not known. */
export type DoubtSight = 'looking' | 'early' | 'open' | 'unknown';

interface DoubtProps {
  readonly title: string;
  /** What may have happened: for money, whether it may have left. */
  readonly message: string;
  readonly sight: DoubtSight;
  /** What to say once a look has found no sign of it, and the label of the button that sends it again. */
  readonly openMessage: string;
  readonly againLabel: string;
  /** Where the order stands; without an order there is nothing to look at. */
  readonly orderHref: string | undefined;
  readonly onLookAgain: () => void;
  readonly onAgain: () => void;
}

/** In the place of a button whose request has gone out and whose outcome is not known: the truth, and the ways on. */
export function Doubt({ title, message, sight, openMessage, againLabel, orderHref, onLookAgain, onAgain }: DoubtProps) {
  return (
    <section className="card stack">
      <div role="alert" className="stack">
        <h2>{title}</h2>
        <p>{message}</p>
      </div>
      <p role="status">{sight === 'open' ? openMessage : text[sight]}</p>
      {orderHref && (
        <a className="button button--main" href={orderHref}>
          {text.order}
        </a>
      )}
      <Button onPress={onLookAgain} kind="quiet" isBusy={sight === 'looking'}>
        {text.lookAgain}
      </Button>
      {sight === 'open' && (
        <Button onPress={onAgain} kind="quiet">
          {againLabel}
        </Button>
      )}
    </section>
  );
}
