import { useStore } from '@nanostores/react';
import { LaterNotice } from '../../shared/features/core/failure.tsx';
import { QueryView } from '../../shared/features/core/QueryView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { commonText } from '../../shared/ui/messages.ts';
import type { MyDocumentsModel } from './model.ts';

/** All documents of an order on one page: its costs, its agreements, and the receipts of its payments. */
export function MyDocuments({ model }: { readonly model: MyDocumentsModel }) {
  const { env } = model;
  const view = useStore(model.$view);
  const parts = useLater(env.later);
  const checkedAtMs = view.kind === 'ready' ? view.checkedAtMs : 0;
  return (
    <>
      <h1>{t(commonText.documents)}</h1>
      {view.kind === 'ready' && parts && (
        <div className="stack">
          <parts.OwnPayments env={env} order={model} />
        </div>
      )}
      <QueryView view={view} onRefresh={model.refresh}>
        {(order) =>
          parts ? (
            <parts.Documents order={order} checkedAtMs={checkedAtMs} model={model} />
          ) : (
            <LaterNotice later={env.later} />
          )
        }
      </QueryView>
    </>
  );
}
