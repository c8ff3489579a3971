import type { OfferFacts } from '../../domain/facts.ts';
import { type LoanCost as Cost, HIGHEST_RATE } from '../../domain/loanCost.ts';
import { type Amount, type Cents, centsOf, formatAmount, type MoneyStyle } from '../../domain/money.ts';
import { t } from '../../i18n/t.ts';
import { RowList } from '../../ui/RowList.tsx';
import { loanCostText as text } from './messages.ts';

/** Writes a rate, of which 0.05 is 5%, as a percentage with two places: '5.00%', and '> 10,000.00%' for the highest. */
export const formatRate = (rate: number, style: MoneyStyle): string =>
  // Hundredths of a percent are formatted like cents.
  `${rate < HIGHEST_RATE ? '' : '> '}${formatAmount(Math.round(rate * 10_000), style)}%`;

interface LoanCostProps {
  readonly offer: { readonly amount: Amount; readonly facts: Pick<OfferFacts, 'fees'> };
  readonly cost: Cost;
  /** Formats an amount as the rest of the page does, with the currency sign used there. */
  readonly format: (cents: Cents) => string;
  /** The number format of rates. */
  readonly style: MoneyStyle;
}

/** What is taken off the amount before the borrower receives it: the fees that the service states, if they come to it. */
const takenOff = ({ amount, facts: { fees = [] } }: LoanCostProps['offer'], receivedCents: Cents) => {
  const amountCents = (centsOf(amount) ?? 0) - receivedCents;
  if (amountCents <= 0) return [];
  const sum = fees.reduce((all, fee) => all + fee.amountCents, 0);
  return sum === amountCents ? fees : [{ title: '', amountCents }];
};

const rowsOf = ({ offer, cost, format, style }: LoanCostProps) => {
  const money = (label: string, cents: Cents) => ({ label, value: format(cents) });
  const rate = (label: string, rate: number) => ({ label, value: formatRate(rate, style) });
  if (!('repaidCents' in cost)) return [];
  const { repaidCents } = cost;
  const repaid = money(t(text.repaid), repaidCents);
  if (cost.kind === 'received') return [repaid];
  const { receivedCents } = cost;
  return [
    ...takenOff(offer, receivedCents).map(({ title, amountCents }) => money(title || t(text.taken), amountCents)),
    money(t(text.received), receivedCents),
    repaid,
    // If less is paid back than is received, there is no cost to show.
    ...(cost.kind === 'less' ? [] : [money(t(text.cost), repaidCents - receivedCents)]),
    ...(cost.kind === 'whole' ? [rate(t(text.month), cost.month), rate(t(text.year), cost.year)] : []),
  ];
};

const notes = {
  whole: text.whole,
  plan: text.plan,
  amount: text.amount,
  large: text.large,
  zero: text.zero,
  less: text.less,
  past: text.past,
  order: text.order,
  date: text.date,
  received: text.unsaid,
};

/** The cost of a loan as an amount and as rates, or the reason why it cannot be calculated. */
export function LoanCost(props: LoanCostProps) {
  const { kind } = props.cost;
  return (
    <section className="card stack">
      <h2>{t(text.title)}</h2>
      <RowList rows={rowsOf(props)} />
      <p className={kind === 'whole' ? 'muted small' : ''}>{t(notes[kind])}</p>
    </section>
  );
}
