import type { LoanCost as Cost } from '../../../domain/loanCost.ts';
import type { Cents, MoneyStyle } from '../../../domain/money.ts';
import { t } from '../../../i18n/t.ts';
import { RowList } from '../../../ui/DetailRows/RowList.tsx';
import { formatRate } from './formatRate.ts';
import { text } from './messages.ts';

interface LoanCostProps {
  readonly cost: Cost;
  /** Formats an amount as the rest of the page does, with the currency sign used there. */
  readonly format: (cents: Cents) => string;
  /** The number format of rates. */
  readonly style: MoneyStyle;
}

const rowsOf = ({ cost, format, style }: LoanCostProps) => {
  const money = (label: string, cents: Cents) => ({ label, value: format(cents) });
  const rate = (label: string, rate: number) => ({ label, value: formatRate(rate, style) });
  if (!('repaidCents' in cost)) return [];
  const { repaidCents } = cost;
  const repaid = money(t(text.repaid), repaidCents);
  if (cost.kind === 'received') return [repaid];
  const { receivedCents } = cost;
  return [
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
  received: text.receivedOther,
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
