import type { PlannedPayment } from '../../api/endpoints/offers.ts';
import { showAmount, showPercent } from '../../brand/formats.ts';
import { lateBands, latePenaltyCents } from '../../brand/loanTerms.ts';
import type { OfferFacts } from '../../domain/facts.ts';
import type { Amount } from '../../domain/money.ts';
import { t } from '../../i18n/t.ts';
import { Hero } from '../../ui/Hero.tsx';
import { PlanList } from '../../ui/PlanList.tsx';
import { type Row, RowList, type ShownRow } from '../../ui/RowList.tsx';
import { offerTermsText as text } from './messages.ts';
import { unsaidSum } from './offerCost.ts';
import { termOf } from './termOf.ts';

/** The further fields of an offer of version 3. */
interface NewOffer extends OfferedLoan {
  readonly periods: number | string;
  readonly termUnit: number | string | undefined;
  readonly rateDescription: string;
}

interface NewOfferTermsProps {
  readonly offer: NewOffer;
  readonly format: (amount: Amount) => string;
  /** Rows between the term and the rate; those without a value are left out. */
  readonly moreRows?: readonly ShownRow[];
}

/** The terms of an offer of version 3. */
export function NewOfferTerms({ offer, format, moreRows = [] }: NewOfferTermsProps) {
  return (
    <OfferTerms
      offer={offer}
      rows={[
        { label: t(text.term), value: t(termOf(offer.periods, offer.termUnit)) },
        ...moreRows,
        { label: t(text.rate), value: offer.rateDescription },
      ]}
      format={format}
    />
  );
}

/** The fields that every offer has; amounts as the service sent them. */
export interface OfferedLoan {
  readonly amount: Amount;
  readonly productName: string;
  readonly productLogo: string;
  readonly details: readonly Row[];
  readonly plan: readonly PlannedPayment[];
  readonly facts: OfferFacts;
}

interface OfferTermsProps {
  readonly offer: OfferedLoan;
  /** The rows directly below the amount; rows without a value are left out. */
  readonly rows: readonly ShownRow[];
  readonly format: (amount: Amount) => string;
}

const percents = lateBands.map(({ percentPerDay }) => percentPerDay);
const [least, most] = [Math.min(...percents), Math.max(...percents)];

const lateWords = (): string =>
  t(text.late, {
    penalty: showAmount(latePenaltyCents.new),
    repeat: showAmount(latePenaltyCents.repeat),
    percent: least === most ? showPercent(most) : `${showPercent(least)} – ${showPercent(most)}`,
  });

/** The terms of a loan: its amount, its details, the account that the money goes to, the payments with their dates, and what being late costs. */
export function OfferTerms({ offer, rows, format }: OfferTermsProps) {
  const items = offer.plan.map(({ title, amount, description, payTime }) => ({
    title,
    amount: amount === undefined ? '' : format(amount),
    remark: description,
    time: payTime,
  }));
  const sum = unsaidSum(offer.plan, offer.details);
  const details =
    sum === undefined ? offer.details : [...offer.details, { label: t(text.planSum), value: format(sum) }];
  return (
    <>
      <Hero
        productName={offer.productName}
        logoUrl={offer.productLogo}
        label={t(text.amount)}
        amount={format(offer.amount)}
      >
        <RowList
          rows={[...rows, { label: t(text.account), value: offer.facts.account }].filter(({ value }) => value)}
        />
      </Hero>
      {details.length > 0 && (
        <section className="card">
          <RowList rows={details} />
        </section>
      )}
      {items.length > 0 && <PlanList title={t(text.plan)} items={items} />}
      <p className="muted small">{lateWords()}</p>
    </>
  );
}
