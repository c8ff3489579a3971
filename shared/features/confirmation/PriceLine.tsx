import type { Cents } from '../../domain/money.ts';
import { t } from '../../i18n/t.ts';
import { formatRate } from './LoanCost.tsx';
import { priceLineText as text } from './messages.ts';
import { costOf, type StatedOffer, twoTotals } from './offerCost.ts';
import './ConfirmScreen.scss';

interface PriceLineProps {
  readonly offer: StatedOffer;
  /** When the offer was read, in milliseconds since the epoch. */
  readonly atMs: number;
  /** Writes an amount as the rest of the page does. */
  readonly format: (cents: Cents) => string;
}

/**
 * The price of a loan in one line, next to the button that takes it: the sum paid back and the annual rate, each if it is known. If the offer
 * states two different totals, neither is known, and the line says so instead.
 */
export function PriceLine({ offer, atMs, format }: PriceLineProps) {
  const totals = twoTotals(offer);
  if (totals)
    return (
      <p className="page-note price--differs" role="alert">
        {t(text.differs, { sum: format(totals.sum), total: format(totals.stated) })}
      </p>
    );
  const cost = costOf(offer, atMs);
  if (!cost || !('repaidCents' in cost)) return null;
  const total = format(cost.repaidCents);
  return (
    <p className="small">
      {cost.kind === 'whole' ? t(text.atRate, { total, rate: formatRate(cost.year) }) : t(text.repaid, { total })}
    </p>
  );
}
