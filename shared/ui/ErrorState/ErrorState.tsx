import { Button } from '../Button/Button.tsx';
import { alertIcon } from '../Icon/drawings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { text } from './messages.ts';
import './ErrorState.scss';

/** Why nothing is known of a page's data: no line, no answer in time, an answer that is of no use, or a bug of the page. */
export type ErrorReason = 'offline' | 'timeout' | 'http' | 'body' | 'data' | 'bug';

interface ErrorStateProps {
  /** What happened, or the service's own words where it refused. */
  readonly reason: ErrorReason | { readonly message: string };
  readonly onRetry: () => void;
}

/** In the place of data that did not come: what happened, and a way to try again. */
export function ErrorState({ reason, onRetry }: ErrorStateProps) {
  return (
    <section className="card stack failure" role="alert">
      <Icon path={alertIcon} isLarge />
      <h2>{text.title}</h2>
      <p>{typeof reason === 'object' ? reason.message : (text[reason as 'offline'] ?? text.other)}</p>
      <Button onPress={onRetry}>{text.retry}</Button>
    </section>
  );
}
