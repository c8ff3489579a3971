import { useEffect } from 'react';
import { showAmount } from '../../shared/brand/formats.ts';
import { fundingDays } from '../../shared/brand/loanTerms.ts';
import { isRunning } from '../../shared/domain/orderStatus.ts';
import { leadingRows } from '../../shared/features/order/orderRows.ts';
import { t } from '../../shared/i18n/t.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { Success } from '../../shared/ui/Success.tsx';
import { justTakenText as text } from './messages.ts';
import type { ConfirmedProps } from './model.ts';

/** A loan that was just taken: its first payment, the rows of its order, and what happens next. */
export function Confirmed({ order, env }: ConfirmedProps) {
  const address = addressOf(env.page, 'loanDetail');
  // Announced once: any other visit shows the order.
  useEffect(() => void env.store.write('confirmed', null), [env]);
  const { status, statusText, statusDescription, productName, facts } = order;
  const { dueCents, rest } = leadingRows(order);
  const next = facts.plan?.find(({ state }) => state !== 'paid');
  const { amount, day } = dueCents
    ? { amount: dueCents, day: facts.dueDate }
    : { amount: next?.amountCents, day: next?.dueDate };
  const isOnly = (facts.instalment?.of ?? facts.plan?.length) === 1;
  const first = amount ? [showAmount(amount), day].filter(Boolean).join(' · ') : '';
  const rows = [
    { label: t(isOnly ? text.onlyPayment : commonText.firstPayment), value: first },
    { label: t(commonText.moneyTo), value: facts.account ?? '' },
  ];
  // Any other status is explained by the service's own texts.
  return isRunning(status) ? (
    <Success
      title={t(text.confirmed)}
      purpose={productName}
      facts={[...rows.filter(({ value }) => value), ...rest]}
      next={t(text.arrives, fundingDays)}
      href={address}
      label={t(commonText.order)}
    >
      <a className="button button--quiet" href={addressOf(env.page, 'paymentReminders')}>
        {t(commonText.reminders)}
      </a>
    </Success>
  ) : (
    <Success
      title={statusText || t(text.requested)}
      tone="waiting"
      purpose={productName}
      next={statusDescription}
      href={address}
      label={t(commonText.order)}
    />
  );
}
