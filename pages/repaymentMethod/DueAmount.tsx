import { showAmount } from '../../shared/brand/formats.ts';
import { OwnerLine } from '../../shared/features/core/OwnerLine.tsx';
import type { Message } from '../../shared/i18n/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { heroAmount } from '../../shared/ui/Hero.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { repaymentMethodText as text } from './messages.ts';
import '../../shared/ui/Hero.scss';

interface DueAmountProps {
  /** Undefined if there is none. */
  readonly amount: string | undefined;
  /** What is said then. Default: that it is not known. */
  readonly missing?: Message;
  /** Whose order it is; undefined if the service does not say. */
  readonly owner: string | undefined;
  /** The in-page route of the order. */
  readonly orderRoute: string;
}

/** The amount to be paid in large type, and whose order it is; without an amount, a link to the order. */
export function DueAmount({ amount, missing = text.noAmount, owner, orderRoute }: DueAmountProps) {
  const shown = amount && showAmount(amount);
  return (
    <>
      <section className="card stack">
        <p className="muted">{t(commonText.toPay)}</p>
        {shown ? <p className={heroAmount(shown)}>{shown}</p> : <p role="alert">{t(missing)}</p>}
      </section>
      <OwnerLine owner={owner} />
      {!amount && (
        <a className="button button--quiet" href={`#/${orderRoute}`}>
          {t(commonText.order)}
        </a>
      )}
    </>
  );
}
