import { type ComponentType, useLayoutEffect, useState } from 'react';
import type { UnknownReason } from '../../domain/unknownReason.ts';
import type { Words } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../Button/Button.tsx';
import { text } from './messages.ts';
import './ErrorState.scss';

interface RetryProps {
  readonly onRetry: () => void;
}

interface ErrorStateProps extends RetryProps {
  /** What happened, or the service's own words where it refused. */
  readonly reason: UnknownReason | { readonly message: Words };
  /** Loads what says more: in its own words, with a drawing and the ways on. */
  readonly explain?: (() => Promise<ComponentType<RetryProps>>) | undefined;
}

// What says more may take longer than this: then the plain words stay, for whoever is about to press Retry must find it where it was.
const PATIENCE_MS = 1000;

/**
 * In the place of data that did not come: what happened, and a way to try again; what says more takes its place if it is
 * there within a second, and without it this is enough. Until that is decided there is nothing to press that could move.
 */
export function ErrorState({ reason, onRetry, explain }: ErrorStateProps) {
  // Undefined while it is on its way, and null where these words have to do.
  const [Explained, setExplained] = useState<ComponentType<RetryProps> | null | undefined>(explain ? undefined : null);
  // Once, for between two failures there is a try; and before anything is painted: at the second one it is there already.
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
          <h2>{t(text.title)}</h2>
          <p>{t(typeof reason === 'object' ? reason.message : reason === 'offline' ? text.offline : '')}</p>
          {Explained === null && <Button onPress={onRetry}>{t(text.retry)}</Button>}
        </>
      )}
    </section>
  );
}
