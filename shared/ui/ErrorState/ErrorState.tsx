import type { UnknownReason } from '../../domain/unknownReason.ts';
import type { Message, Words } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../Button/Button.tsx';
import { alertIcon } from '../Icon/drawings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { text } from './messages.ts';
import './ErrorState.scss';

interface ErrorStateProps {
  /** What happened, or the service's own words where it refused. */
  readonly reason: UnknownReason | { readonly message: Words };
  readonly onRetry: () => void;
}

const wordsOf: { readonly [reason in UnknownReason]?: Message } = {
  offline: text.offline,
  timeout: text.timeout,
  bug: text.bug,
};

/** In the place of data that did not come: what happened, and a way to try again. */
export function ErrorState({ reason, onRetry }: ErrorStateProps) {
  return (
    <section className="card stack failure" role="alert">
      <Icon path={alertIcon} isLarge />
      <h2>{t(text.title)}</h2>
      <p>{t(typeof reason === 'object' ? reason.message : (wordsOf[reason] ?? text.other))}</p>
      <Button onPress={onRetry}>{t(text.retry)}</Button>
    </section>
  );
}
