import { useStore } from '@nanostores/react';
import { LaterNotice } from '../../shared/features/core/failure.tsx';
import { QueryView } from '../../shared/features/core/QueryView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import type { DocumentsProps, MyDocumentsModel } from './model.ts';

function Sheet(props: DocumentsProps) {
  const { later } = props.model.env;
  const { kind } = useStore(later.$state);
  const parts = useLater(later);
  if (parts) return <parts.Documents {...props} />;
  return kind === 'failed' ? <LaterNotice later={later} /> : <Skeleton />;
}

/** All documents of an order on one page: its costs, its agreements, and the receipts of its payments. */
export function MyDocuments({ model }: { readonly model: MyDocumentsModel }) {
  const view = useStore(model.$view);
  const parts = useLater(model.env.later);
  return (
    <>
      <h1>{t(commonText.documents)}</h1>
      {view.kind === 'ready' && parts && (
        <div className="stack">
          <parts.OwnPayments env={model.env} order={model} />
        </div>
      )}
      <QueryView view={view} onRefresh={model.refresh}>
        {(order) => <Sheet order={order} checkedAtMs={view.kind === 'ready' ? view.checkedAtMs : 0} model={model} />}
      </QueryView>
    </>
  );
}
