import type { ReactNode } from 'react';
import { formatMoment } from '../../domain/dates.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lastUpdatedText as text } from '../../ui/messages.ts';
import { Placeholder, Skeleton } from '../../ui/Skeleton.tsx';
import type { QueryState, QueryStatus } from './createQuery.ts';
import { explain } from './failure.tsx';

interface LastUpdatedProps {
  /** Undefined if nobody knows. */
  readonly atMs: number | undefined;
  readonly status: QueryStatus;
  readonly onRefresh: () => void;
}

const wordsOf = { fresh: text.fresh, revalidating: text.revalidating, stale: text.stale };

/** The time at which the data on screen were last checked, and a button to check them now. */
export function LastUpdated({ atMs, status, onRefresh }: LastUpdatedProps) {
  return (
    <div className="line muted small">
      <span role="status">{atMs && t(wordsOf[status], { time: formatMoment(atMs) })}</span>
      <Button kind="text" onPress={onRefresh} isBusy={status === 'revalidating'}>
        {t(text.refresh)}
      </Button>
    </div>
  );
}

interface NoDataProps {
  readonly view: Extract<QueryState<unknown>, { readonly kind: 'refused' | 'unknown' }>;
  readonly onRetry: () => void;
}

/** Why data are missing, and the ways on. */
export function NoData({ view, onRetry }: NoDataProps) {
  return (
    <ErrorState
      reason={view.kind === 'refused' ? view : view.reason}
      onRetry={onRetry}
      explain={view.failure && explain(view.failure)}
    />
  );
}

interface QueryViewProps<Data> {
  readonly view: QueryState<Data>;
  readonly onRefresh: () => void;
  readonly children: (data: Data, status: QueryStatus) => ReactNode;
}

/** A screen's main data: loading, ready with the time of the last check, or why they are missing. */
export function QueryView<Data>({ view, onRefresh, children }: QueryViewProps<Data>) {
  switch (view.kind) {
    case 'loading':
      return (
        <>
          <Skeleton />
          {/* Only the first placeholder announces a long wait. */}
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
      return <NoData view={view} onRetry={onRefresh} />;
  }
}
