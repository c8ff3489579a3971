import { t } from '../../../i18n/t.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { text as barred } from '../BarredCode/messages.ts';
import { text } from './messages.ts';

interface NoCodeProps {
  /** `noOrder`: nobody knows of which order either. */
  readonly kind: 'noOrder' | 'noCode';
  /** The addresses of the home page, and of the ways to pay the order. */
  readonly home: string;
  readonly ways: string;
}

/** In the place of a code that there is not: where to go on. */
export function NoCode({ kind, home, ways }: NoCodeProps) {
  return kind === 'noOrder' ? (
    <EmptyState message={t(text.noOrder)} href={home} label={t(text.home)} />
  ) : (
    <EmptyState message={t(text.none)} href={ways} label={t(barred.ways)} />
  );
}
