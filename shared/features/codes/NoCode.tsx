import { servicePhone, serviceTel } from '../../brand/current.ts';
import { t } from '../../i18n/t.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { commonText } from '../../ui/messages.ts';
import { noCodeText } from './messages.ts';
import type { CodeView } from './storedCode.ts';

interface UnpayableCodeProps {
  readonly channel: string;
  readonly why: string;
  /** The address of the other ways to pay. */
  readonly href: string;
}

/** Replaces a code that has expired, or whose channel does not accept the amount: says why, and links to the other ways to pay. */
export function UnpayableCode({ channel, why, href }: UnpayableCodeProps) {
  return (
    <section className="card stack">
      <h2>{channel}</h2>
      <p role="alert">{why}</p>
      <a className="button" href={href}>
        {t(commonText.waysToPay)}
      </a>
    </section>
  );
}

interface NoCodeProps {
  /** `noOrder`: the order is unknown too. */
  readonly view: Extract<CodeView, { readonly kind: 'noOrder' | 'noCode' | 'nothingToPay' }>;
  /** The addresses of the home page, and of the ways to pay the order. */
  readonly home: string;
  readonly ways: string;
}

/** Shown if there is no code: where to go next. */
export function NoCode({ view, home, ways }: NoCodeProps) {
  if (view.kind === 'nothingToPay')
    return <EmptyState message={t(commonText.nothingHere)} href={serviceTel ?? home} label={servicePhone} />;
  return view.kind === 'noOrder' ? (
    <EmptyState message={t(noCodeText.noOrder)} href={home} label={t(commonText.home)} />
  ) : (
    <EmptyState message={t(noCodeText.none)} href={ways} label={t(commonText.waysToPay)} />
  );
}
