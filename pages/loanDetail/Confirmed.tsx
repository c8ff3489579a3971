import { useEffect, useState } from 'react';
import { parseRecord } from '../../shared/api/parse.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { fundingDays } from '../../shared/brand/loanTerms.ts';
import { isRunning } from '../../shared/domain/orderStatus.ts';
import { leadingRows } from '../../shared/features/order/orderRows.ts';
import { t } from '../../shared/i18n/t.ts';
import { keepInEntry } from '../../shared/navigation/ownAddress.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Env } from '../../shared/platform/env.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { Success } from '../../shared/ui/Success.tsx';
import { justTakenText as text } from './messages.ts';
import type { ConfirmedProps } from './model.ts';

/** A loan that was just taken, which the page of its order announces once. */
export interface JustTaken {
  /** The order's own page. */
  readonly address: string;
  /** The announcement is on screen. From now on any other visit shows the order. */
  tell(): void;
  /** The borrower goes on to the order: this visit does not show the announcement again either. */
  goOn(): void;
}

/** Reads what a confirmation page of this tab has stored for its order's page under `confirmed`. */
export const justTaken = (env: Env): JustTaken => ({
  address: addressOf(env.page, 'loanDetail'),
  tell: () => void env.store.write('confirmed', { ...parseRecord(env.store.read('confirmed')), isTold: true }),
  goOn: () => void env.store.write('confirmed', null),
});

/** A loan that was just taken: its first payment, the rows of its order, and what happens next. */
export function Confirmed({ order, env }: ConfirmedProps) {
  const [{ address, tell, goOn }] = useState(() => justTaken(env));
  useEffect(() => {
    tell();
    // The history entry keeps this visit's parameter, so that a reload shows the same.
    keepInEntry('from', 'confirm');
  }, [tell]);
  const { status, statusText, statusDescription, productName, facts } = order;
  const { dueCents, rest } = leadingRows(order);
  const next = facts.plan?.find(({ state }) => state !== 'paid');
  const { amount, day } = dueCents
    ? { amount: dueCents, day: facts.dueDate }
    : { amount: next?.amountCents, day: next?.dueDate };
  const isOnly = (facts.instalment?.of ?? facts.plan?.length) === 1;
  const first = amount ? [showAmount(amount), day].filter(Boolean).join(' · ') : '';
  const rows = [
    { label: t(isOnly ? text.onlyPayment : text.firstPayment), value: first },
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
      onGo={goOn}
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
      onGo={goOn}
      label={t(commonText.order)}
    />
  );
}
