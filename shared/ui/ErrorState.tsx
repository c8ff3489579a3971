import { type ComponentType, useLayoutEffect, useState } from 'react';
import type { UnknownReason } from '../domain/failures.ts';
import type { Words } from '../i18n/messages.ts';
import { t } from '../i18n/t.ts';
import { Button } from './Button.tsx';
import { commonText } from './messages.ts';
import './ErrorState.scss';

interface RetryProps {
  readonly onRetry: () => void;
}

interface ErrorStateProps extends RetryProps {
  /** The reason of the failure, or the service's own words if it refused. */
  readonly reason: UnknownReason | { readonly message: Words };
  /** Loads a component that explains more: with its own text, a drawing and links. */
  readonly explain?: (() => Promise<ComponentType<RetryProps> | undefined>) | undefined;
}

// If the explanation takes longer than this, the short text stays: a borrower about to press Retry must find it in the same place.
const PATIENCE_MS = 1000;

/**
 * Replaces data that could not be read: the reason, and a button to retry. The longer explanation replaces it if it loads within a second;
 * otherwise the short text is enough. Until then there is no button that could move.
 */
export function ErrorState({ reason, onRetry, explain }: ErrorStateProps) {
  // Undefined while it loads, null if the short text has to do.
  const [Explained, setExplained] = useState<ComponentType<RetryProps> | null | undefined>(explain ? undefined : null);
  // Loaded once, because there is a retry between two failures; and before the first paint, so that it is there at once at the second failure.
  const [load] = useState(() => explain);
  useLayoutEffect(() => {
    const settle = (loaded: ComponentType<RetryProps> | null = null): void =>
      setExplained((known: typeof Explained) => (known === undefined ? loaded : known));
    load?.().then(settle, () => settle());
    setTimeout(settle, PATIENCE_MS);
  }, [load]);
  return (
    <section className="card stack failure" role="alert">
      {Explained ? (
        <Explained onRetry={onRetry} />
      ) : (
        <>
          <h2>{t(commonText.notLoaded)}</h2>
          <p>{t(typeof reason === 'object' ? reason.message : reason === 'offline' ? commonText.offline : '')}</p>
          {Explained === null && <Button onPress={onRetry}>{t(commonText.retry)}</Button>}
        </>
      )}
    </section>
  );
}
