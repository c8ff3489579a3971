import type { ReactNode } from 'react';
import { formatMoment } from '../../../domain/dates.ts';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Success } from '../../../ui/Success/Success.tsx';
import type { WatchState } from '../paymentWatch.ts';
import type { KeptPayment } from '../sentPayment.ts';
import { text } from './messages.ts';
import { acceptedWords, amountText, arrivedWords, type ResultWords } from './resultWords.tsx';

interface ResultProps {
  readonly orderId: string;
  readonly orderAddress: string;
  /** What can be done with the words of the result: its receipt. */
  readonly receipt: (words: ResultWords) => ReactNode;
}

interface ArrivedProps extends ResultProps {
  readonly state: Extract<WatchState, { readonly kind: 'arrived' }>;
}

interface WaitingProps extends ResultProps {
  readonly state: Extract<WatchState, { readonly kind: 'waiting' }>;
  /** Opens the form of a complaint with these words in it. */
  readonly onComplain: (words: string) => void;
  /** Looks at the order now, and again and again. */
  readonly onLook: () => void;
}

interface CodeOpenedProps extends Pick<WaitingProps, 'onComplain' | 'onLook'> {
  readonly state: WaitingProps['state'] & { readonly payment: KeptPayment };
  readonly codeAddress: string;
}

/** A payment that the order shows: what it was, what is known of it, and what is due next. */
export function PaymentArrived({ state, orderId, orderAddress, receipt }: ArrivedProps) {
  const words = arrivedWords(state, orderId);
  return (
    <Success {...words} href={orderAddress} label={t(text.viewOrder)}>
      {/* Of a payment that this tab knows nothing of there is nothing to keep. */}
      {state.payment && receipt(words)}
    </Success>
  );
}

/** What to complain of: everything that a person needs to look for the payment, in the page's language. */
const complaintOf = ({ amount, channel, reference, sentAtMs }: KeptPayment): string =>
  t(text.complaint, {
    amount: amountText(amount) || t(text.unknown),
    channel: channel || t(text.unknown),
    code: reference || t(text.unknown),
    time: formatMoment(sentAtMs, 0),
  });

function DoesNotShow({ payment, onComplain }: { readonly payment: KeptPayment } & Pick<WaitingProps, 'onComplain'>) {
  return (
    <Button kind="quiet" onPress={() => onComplain(complaintOf(payment))}>
      {t(text.doesNotShow)}
    </Button>
  );
}

const looksText = ({ stoppedAtMs }: WaitingProps['state']): string =>
  stoppedAtMs === undefined ? t(text.looks) : t(text.stopped, { time: formatMoment(stoppedAtMs) });

function LookAgain({ state, onLook }: Pick<WaitingProps, 'state' | 'onLook'>) {
  if (state.stoppedAtMs === undefined) return null;
  return (
    <Button kind="quiet" onPress={onLook}>
      {t(text.look)}
    </Button>
  );
}

/** A code that the borrower has seen, and may have paid: quietly, beside what is due. */
export function CodeOpened({ state, codeAddress, onComplain, onLook }: CodeOpenedProps) {
  const { payment, isOverdue } = state;
  return (
    <section className="card stack">
      <p className="small said">
        {t(text.opened, { time: formatMoment(payment.sentAtMs) })} {t(text.unsure)} {looksText(state)}
      </p>
      <LookAgain state={state} onLook={onLook} />
      <a className="button button--quiet" href={codeAddress}>
        {t(text.viewCode)}
      </a>
      {isOverdue && <DoesNotShow payment={payment} onComplain={onComplain} />}
    </section>
  );
}

// After a payment that has shown, that nothing shows would read as if that one had been lost.
const watchingText = ({ lastSeenAtMs }: KeptPayment, isCompared: boolean | undefined): string => {
  if (!isCompared) return t(text.unsure);
  return lastSeenAtMs ? t(text.watchingNext, { time: formatMoment(lastSeenAtMs) }) : t(text.watching);
};

/** While nobody knows what the order shows by now: only whether the page goes on looking. */
export function PaymentUnchecked({ state, onLook }: Pick<WaitingProps, 'state' | 'onLook'>) {
  return state.payment ? (
    <section className="card stack">
      <p className="small said" role="status">
        {looksText(state)}
      </p>
      <LookAgain state={state} onLook={onLook} />
    </section>
  ) : null;
}

// Three lines: nothing moves as the order has been looked at, and the words are others. Here, for the document has no room for its styles.
const ROOM = { minHeight: '4.2em' };

/** A payment that the order does not show: what is known of it, and after a quarter of an hour, whom to tell. */
export function PaymentWaiting({ state, orderId, orderAddress, receipt, onComplain, onLook }: WaitingProps) {
  const { payment, isCompared, isOverdue } = state;
  if (!payment) return null;
  const complain = isOverdue && <DoesNotShow payment={payment} onComplain={onComplain} />;
  if (!payment.isAccepted)
    return (
      <section className="card stack">
        <p className="small said" style={ROOM} role="status">
          {watchingText(payment, isCompared)} {looksText(state)}
        </p>
        <LookAgain state={state} onLook={onLook} />
        {payment.way !== 'code' && (
          <a className="button button--quiet" href={orderAddress}>
            {t(text.viewOrder)}
          </a>
        )}
        {complain}
      </section>
    );
  // Before the look, what keeps them from paying again.
  const words = acceptedWords(payment, orderId, isCompared !== false);
  return (
    <Success
      {...words}
      next={`${words.next} ${looksText(state)}`}
      tone="waiting"
      href={orderAddress}
      label={t(text.viewOrder)}
    >
      <LookAgain state={state} onLook={onLook} />
      {receipt(words)}
      {complain}
    </Success>
  );
}
