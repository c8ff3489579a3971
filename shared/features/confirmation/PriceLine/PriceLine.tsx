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
  /** What the offer costs; undefined where the brand does not say it. */
  readonly cost: LoanCost | undefined;
  /** Writes an amount as the rest of the page does. */
  readonly format: (cents: Cents) => string;
  /** How rates are written. */
  readonly style: MoneyStyle;
}

/**
 * What a loan costs in one line, for the place where it is taken: what is paid back and the rate a year, each where it is
 * known. Where the offer names two totals neither is known, and that is said instead.
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
  // A number keeps its sign beside it.
  const rate = (year: number) => formatRate(year, style).replace(' ', '\u00a0');
  return (
    <p className="small">
      {cost.kind === 'whole' ? t(text.atRate, { total, rate: rate(cost.year) }) : t(text.repaid, { total })}
    </p>
  );
}
