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

/**
 * In the place of data that did not come: what happened, and a way to try again; what says more takes its place as soon as
 * it is there, and without it this is enough.
 */
export function ErrorState({ reason, onRetry, explain }: ErrorStateProps) {
  const [Explained, setExplained] = useState<ComponentType<RetryProps>>();
  // Once, for between two failures there is a try; and before anything is painted: at the second one it is there already.
  const [load] = useState(() => explain);
  useLayoutEffect(() => {
    load?.().then(
      (loaded) => setExplained(() => loaded),
      () => {},
    );
  }, [load]);
  return (
    <section className="card stack failure" role="alert">
      {Explained ? (
        <Explained onRetry={onRetry} />
      ) : (
        <>
          <h2>{t(text.title)}</h2>
          <p>{t(typeof reason === 'object' ? reason.message : reason === 'offline' ? text.offline : '')}</p>
          <Button onPress={onRetry}>{t(text.retry)}</Button>
        </>
      )}
    </section>
  );
}
