import type { UnknownReason } from '../../domain/unknownReason.ts';
import { Button } from '../Button/Button.tsx';
import { alertIcon } from '../Icon/drawings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { text } from './messages.ts';
import './ErrorState.scss';

interface ErrorStateProps {
  /** What happened, or the service's own words where it refused. */
  readonly reason: UnknownReason | { readonly message: string };
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
