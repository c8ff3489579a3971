import type { LoanCost } from '../../../domain/loanCost.ts';
import type { Cents, MoneyStyle } from '../../../domain/money.ts';
import { t } from '../../../i18n/t.ts';
import { rowsNamed } from '../../core/rowsNamed.tsx';
import { formatRate } from '../LoanCost/formatRate.ts';
import type { OfferedLoan } from '../OfferTerms/OfferTerms.tsx';
import { isOtherTotal } from '../OfferTerms/planSum.ts';
import { text as rowText } from '../OfferTerms/rowLabels.ts';
import { text } from './messages.ts';
import './PriceLine.scss';

interface PriceLineProps {
  readonly offer: Pick<OfferedLoan, 'plan' | 'details'>;
  /** The cost of the offer; undefined if the brand does not show it. */
  readonly cost: LoanCost | undefined;
  /** Writes an amount as the rest of the page does. */
  readonly format: (cents: Cents) => string;
  /** The number format of rates. */
  readonly style: MoneyStyle;
}

/**
 * The price of a loan in one line, next to the button that takes it: the sum paid back and the annual rate, each if it is known. If the offer
 * states two different totals, neither is known, and the line says so instead.
 */
export function PriceLine({ offer, cost, format, style }: PriceLineProps) {
  const [named] = rowsNamed(offer.details, rowText.planTotal);
  if (named && isOtherTotal(offer.plan, named))
    return (
      <p className="price--differs small" role="alert">
        {t(text.differs, { label: named.label })}
      </p>
    );
  if (!cost || !('repaidCents' in cost)) return null;
  const total = format(cost.repaidCents);
  // Keeps the number and the percent sign on one line.
  const rate = (year: number) => formatRate(year, style).replace(' ', '\u00a0');
  return (
    <p className="small">
      {cost.kind === 'whole' ? t(text.atRate, { total, rate: rate(cost.year) }) : t(text.repaid, { total })}
    </p>
  );
}
