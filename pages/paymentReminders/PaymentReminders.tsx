import { useStore } from '@nanostores/react';
import { LaterNotice } from '../../shared/features/core/failure.tsx';
import { QueryView } from '../../shared/features/core/QueryView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { commonText } from '../../shared/ui/messages.ts';
import type { PaymentRemindersModel } from './model.ts';

/** Reminders of an order's payments, for the borrower's own calendar. */
export function PaymentReminders({ model }: { readonly model: PaymentRemindersModel }) {
  const { env } = model;
  const parts = useLater(env.later);
  return (
    <>
      <h1>{t(commonText.reminders)}</h1>
      <QueryView view={useStore(model.$view)} onRefresh={model.refresh}>
        {(payments) => (parts ? <parts.Reminders payments={payments} env={env} /> : <LaterNotice later={env.later} />)}
      </QueryView>
    </>
  );
}
