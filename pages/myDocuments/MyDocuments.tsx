import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { Order } from '../../shared/api/endpoints/readOrder.ts';
import type { QueryState } from '../../shared/features/core/createQuery.ts';
import { QueryView } from '../../shared/features/core/QueryView/QueryView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { ErrorState } from '../../shared/ui/ErrorState/ErrorState.tsx';
import { lateComponent } from '../../shared/ui/lateComponent.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { text } from './messages.ts';
import type { MyDocumentsModel } from './model.ts';

const { Late: LatePapers } = lateComponent(async () => (await import('./papers/Papers.tsx')).Papers);

const { Late: LateReceipts } = lateComponent(async () => (await import('./papers/Papers.tsx')).ReceiptsAlone);

// Does nothing if the chunk fails to load: the page already says that the order is missing.
const stay = (): void => {};

interface SheetProps {
  readonly order: Order;
  readonly checkedAtMs: number;
  readonly model: MyDocumentsModel;
}

function Sheet(props: SheetProps) {
  const [isMissing, setIsMissing] = useState(false);
  const fail = useCallback(() => setIsMissing(true), []);
  if (isMissing) return <ErrorState reason="offline" onRetry={() => setIsMissing(false)} />;
  return <LatePapers {...props} before={<Skeleton />} onFailed={fail} />;
}

const checkedAt = (view: QueryState<Order>): number => (view.kind === 'ready' ? view.checkedAtMs : 0);

// A refusal may be permanent: then the phone shows nothing of that order either.
const isNotKnown = (view: QueryState<Order>): boolean => view.kind === 'unknown' && view.reason !== 'incomplete';

/** All documents of an order on one printable page: its costs, its agreements, and the receipts stored on this phone. */
export function MyDocuments({ model }: { readonly model: MyDocumentsModel }) {
  const view = useStore(model.$view);
  return (
    <>
      <h1>{t(text.title)}</h1>
      <QueryView view={view} onRefresh={model.refresh}>
        {(order) => <Sheet order={order} checkedAtMs={checkedAt(view)} model={model} />}
      </QueryView>
      {isNotKnown(view) && <LateReceipts model={model} onFailed={stay} />}
    </>
  );
}
