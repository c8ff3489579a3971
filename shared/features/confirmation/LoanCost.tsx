import { money } from '../../brand/current.ts';
import { type LoanCost as Cost, HIGHEST_RATE } from '../../domain/loanCost.ts';
import { type Amount, type Cents, centsOf, formatAmount } from '../../domain/money.ts';
import type { OfferFacts } from '../../domain/offerFacts.ts';
import { t } from '../../i18n/t.ts';
import { commonText } from '../../ui/messages.ts';
import { loanCostText as text } from './messages.ts';
import './LoanCost.scss';

/** Writes a rate, of which 0.05 is 5%, as a percentage with two places, on one line: '5.00%', and '> 10,000.00%' for the highest. */
export const formatRate = (rate: number): string =>
  // Hundredths of a percent are formatted like cents.
  `${rate < HIGHEST_RATE ? '' : '>\u00a0'}${formatAmount(Math.round(rate * 10_000), money)}%`;

/** What is deducted from the amount before payout: the stated fees, if they add up to it. */
export const takenOff = ({ amount, facts: { fees = [] } }: PricedOffer, receivedCents: Cents) => {
  const amountCents = (centsOf(amount) ?? 0) - receivedCents;
  if (amountCents <= 0) return [];
  const sum = fees.reduce((all, fee) => all + fee.amountCents, 0);
  return sum === amountCents ? fees : [{ title: t(text.taken), amountCents }];
};

interface PricedOffer {
  readonly amount: Amount;
  readonly facts: Pick<OfferFacts, 'fees'>;
}

const notes = {
  unknown: text.unknown,
  unsound: text.unsound,
  incomplete: text.incomplete,
  received: text.unsaid,
};

interface LoanCostProps {
  /** The amount of the loan, where the service does not state what is received. */
  readonly amount: { readonly label: string; readonly value: string };
  readonly cost: Cost;
  /** Formats an amount as the rest of the page does, with the currency sign used there. */
  readonly format: (cents: Cents) => string;
}

/** What a borrower receives and pays back, side by side, and what that costs, or the reason why it cannot be calculated. */
export function LoanCost({ amount, cost, format }: LoanCostProps) {
  const { kind } = cost;
  const received =
    'receivedCents' in cost ? { label: t(commonText.receive), value: format(cost.receivedCents) } : amount;
  const repaid = 'repaidCents' in cost ? { label: t(commonText.payBack), value: format(cost.repaidCents) } : undefined;
  return (
    <>
      <dl className="figures">
        {[received, ...(repaid ? [repaid] : [])].map(({ label, value }) => (
          <div key={label}>
            <dt className="muted small">{label}</dt>
            <dd className="figures__amount notranslate">{value}</dd>
          </div>
        ))}
      </dl>
      {/* If less is paid back than is received, there is no cost to show. */}
      {'receivedCents' in cost && cost.repaidCents >= cost.receivedCents && (
        <p className="figures__cost">
          {t(kind === 'whole' ? text.costs : text.cost, {
            cost: format(cost.repaidCents - cost.receivedCents),
            rate: kind === 'whole' ? formatRate(cost.year) : '',
          })}
        </p>
      )}
      {kind !== 'whole' && <p>{t(notes[kind])}</p>}
    </>
  );
}
