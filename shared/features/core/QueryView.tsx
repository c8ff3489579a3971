import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LastUpdated } from '../../ui/LastUpdated.tsx';
import { Placeholder, Skeleton } from '../../ui/Skeleton.tsx';
import type { QueryState, QueryStatus } from './createQuery.ts';
import { explain } from './failure.tsx';

interface QueryViewProps<Data> {
  readonly view: QueryState<Data>;
  readonly onRefresh: () => void;
  readonly children: (data: Data, status: QueryStatus) => ReactNode;
}

/** A screen's main data as it stands: on its way, there with the time of its last check, or why it is not. */
export function QueryView<Data>({ view, onRefresh, children }: QueryViewProps<Data>) {
  switch (view.kind) {
    case 'loading':
      return (
        <>
          <Skeleton />
          {/* What is said of a long wait is said once. */}
          <div className="card" aria-busy="true">
            <Placeholder />
          </div>
        </>
      );
    case 'ready':
      return (
        <>
          {children(view.data, view.status)}
          <LastUpdated atMs={view.checkedAtMs} status={view.status} onRefresh={onRefresh} />
        </>
      );
    default:
      return (
        <ErrorState
          reason={view.kind === 'refused' ? view : view.reason}
          onRetry={onRefresh}
          explain={view.failure && explain(view.failure)}
        />
      );
  }
}
