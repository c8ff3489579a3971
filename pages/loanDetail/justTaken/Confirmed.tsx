import { useEffect, useState } from 'react';
import type { Order } from '../../../shared/api/endpoints/readOrder.ts';
import { fundingDays } from '../../../shared/brand/loanTerms.ts';
import { isRunning } from '../../../shared/domain/orderStatus.ts';
import { rowsNamed } from '../../../shared/features/core/rowsNamed.tsx';
import { text as dueText } from '../../../shared/features/order/rowLabels.ts';
import { countOf } from '../../../shared/features/repayment/instalmentCount.ts';
import { t } from '../../../shared/i18n/t.ts';
import { keepInEntry } from '../../../shared/navigation/keepInEntry.ts';
import { addressOf } from '../../../shared/navigation/open.ts';
import type { Env } from '../../../shared/platform/env.ts';
import { Success } from '../../../shared/ui/Success/Success.tsx';
import { justTaken } from './justTaken.ts';
import { text } from './messages.ts';
import { text as rowText } from './rowLabels.ts';

interface ConfirmedProps {
  /** The order that the loan has become, as just read. */
  readonly order: Order;
  readonly env: Env;
}

/** A loan that was just taken: the amount that the borrower receives, and what happens next, as far as its order states it. */
export function Confirmed({ order, env }: ConfirmedProps) {
  const [{ address, tell, goOn }] = useState(() => justTaken(env));
  useEffect(() => {
    tell();
    // The history entry keeps this visit's parameter, so that a reload shows the same.
    keepInEntry('from', 'confirm');
  }, [tell]);
  const { status, statusText, statusDescription, productName, details } = order;
  const [amount] = rowsNamed(details, rowText.loanAmount);
  // For a loan just taken, the row with the amount due contains the first payment, or the only one.
  const isOnly = details.some((row) => countOf(row)?.all === 1);
  const due = rowsNamed(details, dueText.amountDue);
  const facts = rowsNamed(details, rowText.loanFacts).map((row) =>
    due.includes(row) ? { label: t(isOnly ? text.onlyPayment : text.firstPayment), value: row.value } : row,
  );
  // Any other status is explained by the service's own texts.
  return isRunning(status) ? (
    <Success
      title={t(text.confirmed)}
      amount={amount?.value}
      purpose={amount ? `${amount.label} · ${productName}` : productName}
      facts={facts}
      next={t(text.arrives, fundingDays)}
      href={address}
      onGo={goOn}
      label={t(text.view)}
    >
      <a className="button button--quiet" href={addressOf(env.page, 'paymentReminders')}>
        {t(text.reminders)}
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
      label={t(text.view)}
    />
  );
}
