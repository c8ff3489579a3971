import type { ReactNode } from 'react';
import { type ErrorReason, ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { LastUpdated } from '../../../ui/LastUpdated/LastUpdated.tsx';
import { Placeholder } from '../../../ui/Skeleton/Placeholder.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';

/** How far data on screen can be trusted. */
export type QueryStatus = 'fresh' | 'revalidating' | 'stale';

/** Data on its way, there, refused or unknown. */
export type QueryState<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly data: Data; readonly checkedAtMs: number; readonly status: QueryStatus }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown'; readonly reason: ErrorReason };

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
          <div className="card stack" aria-busy="true">
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
    case 'refused':
      return <ErrorState reason={view} onRetry={onRefresh} />;
    case 'unknown':
      return <ErrorState reason={view.reason} onRetry={onRefresh} />;
  }
}
