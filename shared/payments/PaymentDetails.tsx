import type { ReactNode } from 'react';
import { showAmount } from '../brand/formats.ts';
import { formatMoment } from '../domain/dates.ts';
import { t } from '../i18n/t.ts';
import { addressOf, codeAddressOf } from '../navigation/screens.ts';
import { Button } from '../ui/Button.tsx';
import { NoBreakDates } from '../ui/Day.tsx';
import { clockIcon, Icon } from '../ui/Icon.tsx';
import { commonText } from '../ui/messages.ts';
import { RowList } from '../ui/RowList.tsx';
import { Success } from '../ui/Success.tsx';
import { paymentStatusText as statusText, paymentDetailsText as text } from './messages.ts';
import type { Arrived, DueNow, Looking, OrderPayments, PaymentDetailsProps } from './orderPayments.ts';
import { MayBePaid } from './PaymentStatus.tsx';
import type { PaymentRecord } from './paymentRecord.ts';
import { acceptedReceipt, bookedReceipt, Receipt } from './Receipt.tsx';
import './PaymentStatus.scss';

/** The amount of a payment, in words. */
const sumOf = ({ amount, isRollover }: PaymentRecord): string => {
  const sum = amount ? showAmount(amount) : t(statusText.unknown);
  return isRollover ? t(statusText.fee, { amount: sum }) : sum;
};

const begunText = (payment: PaymentRecord): string => {
  const { way, state, place, atMs } = payment;
  const words = {
    code: statusText.code,
    channel: statusText.atChannel,
    card: statusText.byCard,
    wallet: state === 'opened' ? statusText.toWallet : statusText.byWallet,
  };
  return t(words[way], { amount: sumOf(payment), time: formatMoment(atMs), place });
};

interface BegunPaymentProps {
  /** The payment; undefined where only that it was sent is known. */
  readonly payment: PaymentRecord | undefined;
  /** When it was sent, if nothing more is known of it. */
  readonly sentAtMs?: number;
  /** Whether the screen offers to pay again: then it does not warn of that. */
  readonly mayPayAgain?: boolean;
  readonly children: ReactNode;
}

/** The strip about a payment that may have been made, with what was begun. */
export function BegunPayment({ payment, sentAtMs = 0, mayPayAgain, children }: BegunPaymentProps) {
  const isOpened = payment?.state === 'opened';
  const opened = payment?.way === 'code' ? 'code' : 'opened';
  const warning = mayPayAgain ? t(statusText.mayPayAgain) : isOpened ? t(statusText.opened) : undefined;
  const said = payment ? begunText(payment) : t(statusText.asked, { time: formatMoment(sentAtMs) });
  return (
    <MayBePaid said={said} warning={warning} state={isOpened ? opened : 'sent'}>
      {children}
    </MayBePaid>
  );
}

const orderIdOf = ({ env }: OrderPayments): string => env.page.session.orderId || '';

const orderAddress = ({ env }: OrderPayments): string => addressOf(env.page, 'loanDetail');

const changedText = ({ amount = '', date }: DueNow): string =>
  t(date ? text.changedDue : text.changed, { amount: showAmount(amount), date: date || '' });

const nextText = ({ isSettled, movedTo }: Arrived, next: DueNow | undefined): string => {
  if (isSettled) return next ? changedText(next) : t(text.nothingLeft);
  if (movedTo) return t(text.movedTo, { date: movedTo });
  return next?.amount && next.date ? t(text.next, { amount: showAmount(next.amount), date: next.date }) : '';
};

const titleOf = ({ isSettled, isKnown, movedTo }: Arrived): string => {
  if (isSettled) return t(isKnown ? text.paidAll : text.paidAlready);
  return t(movedTo ? text.moved : text.paid);
};

/** What the order shows, with a receipt of each payment that the service has booked. */
function ArrivedDetails({ arrived, payments, status, on }: PaymentDetailsProps & { readonly arrived: Arrived }) {
  const { isEarlier, isSettled } = arrived;
  const title = titleOf(arrived);
  const [first, ...more] = arrived.payments.map((payment) => bookedReceipt(payment, orderIdOf(payments), title));
  return (
    <Success {...first} title={title} next={nextText(arrived, status.next)}>
      {on !== 'order' && (
        // The page goes on below a receipt of an earlier visit.
        <a className={`button button--${isEarlier && !isSettled ? 'quiet' : 'main'}`} href={orderAddress(payments)}>
          {t(commonText.order)}
        </a>
      )}
      {first && <Receipt words={first} />}
      {more.map((receipt, at) => (
        <div key={at} className="stack">
          <RowList rows={[{ label: receipt.purpose, value: receipt.amount }, ...receipt.facts]} />
          <Receipt words={receipt} />
        </div>
      ))}
    </Success>
  );
}

const SEEN_NEVER: Looking = { kind: 'looking', lastMs: undefined };

const looksText = ({
  status: { looking: { kind, lastMs } = SEEN_NEVER },
  on,
}: Pick<PaymentDetailsProps, 'status' | 'on'>): string => {
  const time = lastMs === undefined ? '' : formatMoment(lastMs);
  if (kind === 'looking') return t(on === 'belowCode' ? text.waits : text.looks);
  // That it was not checked stands below with the code's own reading.
  if (on === 'belowCode' && kind === 'failing') return '';
  if (kind === 'signedOut') return t(text.signedOut);
  if (kind === 'stopped' && time) return t(text.stopped, { time });
  return time ? t(text.failing, { time }) : t(text.failingNow);
};

type PendingProps = PaymentDetailsProps & { readonly pending: PaymentRecord };

/** How the page looks whether it has arrived, and what the borrower can do meanwhile. */
function Watching({ pending, payments, status, on }: PendingProps) {
  const { looking, isOverdue } = status;
  const { env } = payments;
  const logIn = async (): Promise<void> => (await env.later.load())?.logIn(env);
  const complain = (): void => {
    const words = t(text.complaint, {
      amount: sumOf(pending),
      channel: pending.place || t(statusText.unknown),
      code: pending.reference || t(statusText.unknown),
      time: formatMoment(pending.atMs, 0),
    });
    env.store.write('complaintWords', { words });
    env.navigator.assign(addressOf(env.page, 'complaint', { from: 'payment' }));
  };
  const isCode = pending.way === 'code';
  return (
    <>
      <p className="small watching" role="status">
        {on === 'belowCode' && looking?.kind !== 'failing' && <Icon path={clockIcon} />}
        {looksText({ status, on })}
      </p>
      {looking?.kind === 'signedOut' && <Button onPress={logIn}>{t(text.logIn)}</Button>}
      {/* Below a code, 'Refresh' does the same. */}
      {on !== 'belowCode' && (looking?.kind === 'stopped' || looking?.kind === 'failing') && (
        <Button kind="quiet" onPress={() => payments.watch()}>
          {t(commonText.checkAgain)}
        </Button>
      )}
      {on !== (isCode ? 'belowCode' : 'order') && (
        <a
          className="button button--quiet"
          href={isCode ? codeAddressOf(env.page, pending.isRollover) : orderAddress(payments)}
        >
          {t(isCode ? text.viewCode : commonText.order)}
        </a>
      )}
      {isOverdue && (
        <Button kind="quiet" onPress={complain}>
          {t(text.doesNotShow)}
        </Button>
      )}
    </>
  );
}

/** A payment that may have been made: what was sent or opened, and that it must not be paid again. */
function Pending(props: PendingProps) {
  const { pending, payments } = props;
  if (pending.state === 'accepted') {
    const receipt = acceptedReceipt(pending, orderIdOf(payments), t(text.accepted));
    return (
      <Success {...receipt} next={t(text.acceptedNext)} tone="waiting">
        <Watching {...props} />
        <Receipt words={receipt} />
      </Success>
    );
  }
  return (
    <BegunPayment payment={pending}>
      <Watching {...props} />
    </BegunPayment>
  );
}

function Changed({ due }: { readonly due: DueNow }) {
  if (!due.amount) return null;
  return (
    <p className="card" role="status">
      <NoBreakDates text={changedText(due)} />
    </p>
  );
}

/** What is known of the payments of an order: what has arrived, what is due now, and what may still arrive. */
export function PaymentDetails(props: PaymentDetailsProps) {
  const { arrived, changed, pending } = props.status;
  // A code on its own page has just been opened, to be paid.
  const isOfCode = pending?.way === 'code';
  if (props.on === 'belowCode') return isOfCode ? <Watching {...props} pending={pending} /> : null;
  return (
    <>
      {arrived && <ArrivedDetails {...props} arrived={arrived} />}
      {changed && <Changed due={changed} />}
      {pending && !(isOfCode && props.on === 'code') && <Pending {...props} pending={pending} />}
    </>
  );
}
