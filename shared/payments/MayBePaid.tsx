import type { ReactNode } from 'react';
import { showAmount } from '../brand/formats.ts';
import { formatMoment } from '../domain/dates.ts';
import { t } from '../i18n/t.ts';
import { clockIcon, Icon } from '../ui/Icon.tsx';
import { paymentStatusText as text } from './messages.ts';
import type { PaymentRecord } from './paymentRecord.ts';
import './MayBePaid.scss';

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

interface MayBePaidProps {
  /** What was begun; undefined where that is not known. */
  readonly payment?: PaymentRecord | undefined;
  /** When it was sent, where nothing more is known of it. */
  readonly sentAtMs?: number;
  /** Whether the screen offers to pay again: then it does not warn of that. */
  readonly mayPayAgain?: boolean;
  /** What the screen adds: how it looks for the payment, and the ways on. */
  readonly children?: ReactNode;
}

/** The strip about a payment that may have been made: the same on every screen of the order. */
export function MayBePaid({ payment, sentAtMs, mayPayAgain, children }: MayBePaidProps) {
  const isOpened = payment?.state === 'opened';
  const asked = sentAtMs ? t(text.asked, { time: formatMoment(sentAtMs) }) : '';
  return (
    <section className={payment?.way === 'code' ? 'card stack' : 'card stack pending'}>
      <p className="said" role={isOpened ? 'status' : 'alert'}>
        <Icon path={clockIcon} />{' '}
        <span>
          {payment ? begunText(payment) : asked}{' '}
          <strong>
            {t(isOpened ? text.opened : text.mayBePaid)} {!isOpened && !mayPayAgain && t(text.notAgain)}
          </strong>
        </span>
      </p>
      {children}
    </section>
  );
}
