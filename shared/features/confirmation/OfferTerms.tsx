import type { PlannedPayment } from '../../api/endpoints/offers.ts';
import { parseText } from '../../api/parse.ts';
import { offerRows } from '../../brand/current.ts';
import { showPercent } from '../../brand/formats.ts';
import { lateBands, latePenaltyCents } from '../../brand/loanTerms.ts';
import { labelKey, rowWith } from '../../domain/factRows.ts';
import { OFFER_ROW_FACTS } from '../../domain/facts.ts';
import { type LoanCost, termUnitOf } from '../../domain/loanCost.ts';
import { type Amount, centsOf } from '../../domain/money.ts';
import { counted, type Words } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { heroAmount } from '../../ui/Hero.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { commonText } from '../../ui/messages.ts';
import { PlanList } from '../../ui/PlanList.tsx';
import { type Row, RowList } from '../../ui/RowList.tsx';
import { formatRate, LoanCost as LoanCostView, takenOff } from './LoanCost.tsx';
import { loanCostText as costText, offerTermsText as text } from './messages.ts';
import { costOf, type StatedOffer, sumOf } from './offerCost.ts';
import type { ShownOffer } from './offerPage.ts';

/** The fields that every offer has; amounts as the service sent them. */
export interface OfferedLoan extends StatedOffer {
  readonly amount: Amount;
  readonly productName: string;
  readonly productLogo: string;
  readonly details: readonly Row[];
  readonly plan: readonly PlannedPayment[];
}

interface OfferTermsProps extends ShownOffer<OfferedLoan> {
  /** The rows directly below the amount; rows without a value are left out. */
  readonly rows: readonly Row[];
  readonly format: (amount: Amount) => string;
}

const percents = lateBands.map(({ percentPerDay }) => percentPerDay);
const [least, most] = [Math.min(...percents), Math.max(...percents)];

const lateWords = (format: OfferTermsProps['format']): string =>
  t(text.late, {
    penalty: format(latePenaltyCents.new),
    repeat: format(latePenaltyCents.repeat),
    percent: least === most ? showPercent(most) : `${showPercent(least)}–${showPercent(most)}`,
  });

/** The rows below the price: the service's rows that do not repeat it, and its parts. */
const rowsOf = ({ offer, rows, format }: OfferTermsProps, cost: LoanCost | undefined): readonly Row[] => {
  const { amount, details, facts, plan } = offer;
  const row = (label: string, value: string | undefined) => (value ? [{ label, value }] : []);
  const account = row(t(commonText.moneyTo), facts.account);
  // A row of the service with a different total must not be the only one.
  const sum = sumOf(plan);
  if (!cost || !('repaidCents' in cost))
    return [...rows, ...account, ...details, ...row(t(text.planSum), sum === undefined ? '' : format(sum))];
  const received = 'receivedCents' in cost ? cost.receivedCents : undefined;
  const figures = [received, cost.repaidCents].map((cents) => (cents === undefined ? '' : format(cents)));
  const repeated = OFFER_ROW_FACTS.map((fact) => rowWith(details, offerRows, fact));
  const own = details.filter((detail) => !(repeated.includes(detail) && figures.includes(detail.value.trim())));
  const taken = received === undefined ? [] : takenOff(offer, received);
  return [
    ...row(t(text.amount), received === undefined || centsOf(amount) === received ? '' : format(amount)),
    ...rows,
    ...account,
    ...own,
    ...taken
      .map(({ title, amountCents }) => ({ label: title, value: format(amountCents) }))
      .filter(
        ({ label, value }) =>
          !own.some((detail) => labelKey(detail.label) === labelKey(label) && detail.value === value),
      ),
    ...row(t(costText.month), cost.kind === 'whole' ? formatRate(cost.month) : ''),
  ];
};

/**
 * The terms of a loan in one card: the amount received and its cost, its details, and the account that the money goes to. Then the payments with their
 * dates, and what being late costs.
 */
export function OfferTerms(props: OfferTermsProps) {
  const { offer, format, atMs } = props;
  const cost = costOf(offer, atMs);
  const items = offer.plan.map(({ title, amount, description, payTime }) => ({
    title,
    amount: amount === undefined ? '' : format(amount),
    remark: description,
    time: payTime,
  }));
  const amount = { label: t(text.amount), value: format(offer.amount) };
  const rows = rowsOf(props, cost).filter(({ value }) => value);
  return (
    <>
      <section className="card stack">
        <div className="line">
          <Logo url={offer.productLogo} name={offer.productName} />
          <strong className="grow notranslate">{offer.productName}</strong>
        </div>
        {cost ? (
          <LoanCostView amount={amount} cost={cost} format={format} />
        ) : (
          <>
            <p className="muted">{amount.label}</p>
            <p className={heroAmount(amount.value)}>{amount.value}</p>
          </>
        )}
        {rows.length > 0 && <RowList rows={rows} />}
        {cost?.kind === 'whole' && <p className="muted small">{t(costText.whole)}</p>}
      </section>
      {items.length > 0 && <PlanList title={t(text.plan)} items={items} />}
      <p className="muted small">{lateWords(format)}</p>
    </>
  );
}

/** A number of days in words. A text that the service has already worded is returned unchanged. */
export const daysText = (days: number | string): Words =>
  /^\d+$/.test(String(days)) ? counted(days, text.day, text.days) : String(days);

/** The term of a loan in words, in the unit that the service names. A text from the service is returned unchanged. */
export const loanTermText = (sent: number | string, termUnit: number | string | undefined): Words => {
  const periods = parseText(sent);
  if (!/^\d+$/.test(periods)) return periods;
  const unit = termUnitOf(termUnit);
  if (unit === 'day') return daysText(periods);
  // The meaning of an unknown numeric unit is not documented, so it is left out; a word of the service is shown as it is.
  if (!unit) return /\D/.test(String(termUnit)) ? parseText(`${periods} ${termUnit}`) : periods;
  const longer = {
    week: [text.week, text.weeks],
    month: [text.month, text.months],
    year: [text.year, text.years],
  } as const;
  const [one, many] = longer[unit];
  return counted(periods, one, many);
};
