import { t } from '../../../i18n/t.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { text as barred } from '../BarredCode/messages.ts';
import { text } from './messages.ts';

interface NoCodeProps {
  /** `noOrder`: the order is unknown too. */
  readonly kind: 'noOrder' | 'noCode';
  /** The addresses of the home page, and of the ways to pay the order. */
  readonly home: string;
  readonly ways: string;
}

/** Shown if there is no code: where to go next. */
export function NoCode({ kind, home, ways }: NoCodeProps) {
  return kind === 'noOrder' ? (
    <EmptyState message={t(text.noOrder)} href={home} label={t(text.home)} />
  ) : (
    <EmptyState message={t(text.none)} href={ways} label={t(barred.ways)} />
  );
}
