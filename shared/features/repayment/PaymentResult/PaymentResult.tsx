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
  /** Renders the receipt of a result, which can be saved. */
  readonly receipt: (words: ResultWords) => ReactNode;
}

interface ArrivedProps extends ResultProps {
  readonly state: Extract<WatchState, { readonly kind: 'arrived' }>;
}

interface WaitingProps extends ResultProps {
  readonly state: Extract<WatchState, { readonly kind: 'waiting' }>;
  /** Opens the complaint form with this text filled in. */
  readonly onComplain: (words: string) => void;
  /** Checks the order now, and repeatedly after that. */
  readonly onLook: () => void;
}

interface CodeOpenedProps extends Pick<WaitingProps, 'onComplain' | 'onLook'> {
  readonly state: WaitingProps['state'] & { readonly payment: KeptPayment };
  readonly codeAddress: string;
}

/** A payment that the order shows: its details, and what is due next. */
export function PaymentArrived({ state, orderId, orderAddress, receipt }: ArrivedProps) {
  const words = arrivedWords(state, orderId);
  return (
    <Success {...words} href={orderAddress} label={t(text.viewOrder)}>
      {/* There is no receipt for a payment about which this tab has no data. */}
      {state.payment && receipt(words)}
    </Success>
  );
}

/** The text of a complaint: everything that a person needs to find the payment, in the page's language. */
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

/** A code that the borrower has seen and may have paid: an unobtrusive note beside the amount due. */
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

// After an earlier payment has been shown, the text 'nothing shows' would read as if that one had been lost.
const watchingText = ({ lastSeenAtMs }: KeptPayment, isCompared: boolean | undefined): string => {
  if (!isCompared) return t(text.unsure);
  return lastSeenAtMs ? t(text.watchingNext, { time: formatMoment(lastSeenAtMs) }) : t(text.watching);
};

/** While the current state of the order is unknown: says only whether the page goes on checking. */
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

// The height of three lines, so that nothing moves when the text changes after a check. An inline style, because the document has no room for a
// rule.
const ROOM = { minHeight: '4.2em' };

/** A payment that the order does not show yet: what is known about it and, after a quarter of an hour, whom to tell. */
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
  // Before the first check: words that keep the borrower from paying twice.
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
