import type { ReactNode } from 'react';
import { showAmount } from '../brand/formats.ts';
import { formatMoment } from '../domain/dates.ts';
import { t } from '../i18n/t.ts';
import { MayBePaid } from './MayBePaid.tsx';
import { paymentStatusText as text } from './messages.ts';
import type { PaymentRecord } from './paymentRecord.ts';

/** The amount of a payment, in words. */
export const sumOf = ({ amount, isRollover }: PaymentRecord): string => {
  const sum = amount ? showAmount(amount) : t(text.unknown);
  return isRollover ? t(text.fee, { amount: sum }) : sum;
};

const begunText = (payment: PaymentRecord): string => {
  const { way, state, place, atMs } = payment;
  const words = {
    code: text.code,
    channel: text.atChannel,
    card: text.byCard,
    wallet: state === 'opened' ? text.toWallet : text.byWallet,
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
  const warning = isOpened ? t(text.opened) : mayPayAgain ? t(text.mayPayAgain) : undefined;
  const said = payment ? begunText(payment) : t(text.asked, { time: formatMoment(sentAtMs) });
  return (
    <MayBePaid said={said} warning={warning} state={isOpened ? opened : 'sent'}>
      {children}
    </MayBePaid>
  );
}
