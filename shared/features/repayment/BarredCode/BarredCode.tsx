import { showAmount } from '../../../brand/showAmount.ts';
import { t } from '../../../i18n/t.ts';
import { text as terms } from '../ChannelTerms/messages.ts';
import type { CodeView } from '../storedCode.ts';
import { text } from './messages.ts';

interface BarredCodeProps {
  readonly view: Extract<CodeView, { readonly kind: 'barred' }>;
  /** The address of the other ways to pay. */
  readonly href: string;
}

/** Replaces a code whose channel does not accept the amount: says why, and links to the other ways to pay. */
export function BarredCode({ view: { channel, limit, total }, href }: BarredCodeProps) {
  return (
    <section className="card stack">
      <h2>{channel}</h2>
      <p role="alert">
        {t(limit.kind === 'tooLittle' ? terms.tooLittle : terms.tooMuch, {
          amount: showAmount(limit.limitCents),
          due: showAmount(total),
        })}
      </p>
      <a className="button" href={href}>
        {t(text.ways)}
      </a>
    </section>
  );
}
