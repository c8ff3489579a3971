import { useStore } from '@nanostores/react';
import { QueryView } from 'borrower-web/shared/features/core/QueryView.tsx';
import { t } from 'borrower-web/shared/i18n/t.ts';
import { Button } from 'borrower-web/shared/ui/Button.tsx';
import { EmptyState } from 'borrower-web/shared/ui/EmptyState.tsx';
import { commonText } from 'borrower-web/shared/ui/messages.ts';
import { RowList } from 'borrower-web/shared/ui/RowList.tsx';
import { text } from './messages.ts';
import type { createPaymentHistory } from './model.ts';

/** What has been paid on an order: the last three payments, and the others at a tap. */
export function PaymentHistory({ model }: { readonly model: ReturnType<typeof createPaymentHistory> }) {
  const shown = useStore(model.$isOpen) ? undefined : 3;
  return (
    <>
      <h1>{t(text.title)}</h1>
      {/* Shows loading, refused and unknown; its child is what shows the data. */}
      <QueryView view={useStore(model.$view)} onRefresh={() => void model.refresh()}>
        {(payments) =>
          payments.length ? (
            <section className="card stack">
              <RowList rows={payments.slice(0, shown).map(({ day, amount }) => ({ label: day, value: amount }))} />
              {shown && payments.length > shown && <Button onPress={model.showAll}>{t(text.all)}</Button>}
            </section>
          ) : (
            <EmptyState message={t(text.none)} href={model.orderAddress} label={t(commonText.order)} />
          )
        }
      </QueryView>
    </>
  );
}
