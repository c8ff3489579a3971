import { type ReactNode, useLayoutEffect, useState } from 'react';
import { wordsOfFailure } from '../../api/outcome.ts';
import { formatMoment } from '../../domain/dates.ts';
import { t } from '../../i18n/t.ts';
import type { Explanation } from '../../platform/env.ts';
import { Button } from '../../ui/Button.tsx';
import { commonText, lastUpdatedText as text } from '../../ui/messages.ts';
import { Placeholder, Skeleton } from '../../ui/Skeleton.tsx';
import type { QueryState, QueryStatus } from './createQuery.ts';
import { explain, type Failure, isRefusal } from './failure.tsx';
import '../../ui/ErrorState.scss';

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

// If the explanation takes longer than this, the short text stays: a borrower about to press Retry must find it in the same place.
const PATIENCE_MS = 1000;

/**
 * Why data are missing, and a button to retry. The longer explanation replaces it if it loads within a second; otherwise the short text is
 * enough. Until then there is no button that could move.
 */
export function NoData({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  const { outcome } = failure;
  // Undefined while it loads, null if the short text has to do.
  const [Explained, setExplained] = useState<Explanation | null>();
  // Loaded once, because there is a retry between two failures; and before the first paint, so that it is there at once at the second failure.
  const [first] = useState(failure);
  useLayoutEffect(() => {
    const settle = (loaded: Explanation | null = null): void =>
      setExplained((known: typeof Explained) => (known === undefined ? loaded : known));
    explain(first).then(settle);
    setTimeout(settle, PATIENCE_MS);
  }, [first]);
  const short = isRefusal(outcome) ? wordsOfFailure(outcome) || commonText.failed : '';
  return (
    <section className="card stack failure" role="alert">
      {Explained ? (
        <Explained onRetry={onRetry} />
      ) : (
        <>
          <h2>{t(commonText.notLoaded)}</h2>
          <p>{t('reason' in outcome && outcome.reason === 'offline' ? commonText.offline : short)}</p>
          {Explained === null && <Button onPress={onRetry}>{t(commonText.retry)}</Button>}
        </>
      )}
    </section>
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
      return <NoData failure={view.failure} onRetry={onRefresh} />;
  }
}
