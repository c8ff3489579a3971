import { Button } from '../Button/Button.tsx';
import { alertIcon } from '../Icon/drawings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { text } from './messages.ts';
import './Failure.scss';

/** Why a page has nothing to show: the service said no, or nothing is known. */
export type Reason = 'refused' | 'offline' | 'timeout' | 'http' | 'body' | 'data';

interface FailureProps {
  readonly reason: Reason;
  /** The service's own words, where it gave any. */
  readonly message?: string;
  readonly onRetry: () => void;
}

/** In the place of data that did not come: what happened, and a way to try again. */
export function Failure({ reason, message = '', onRetry }: FailureProps) {
  return (
    <section className="card stack failure" role="alert">
      <Icon path={alertIcon} isLarge />
      <h2>{text.title}</h2>
      <p>{message || text[reason]}</p>
      <Button onPress={onRetry}>{text.retry}</Button>
    </section>
  );
}
