import type { PlannedPayment } from '../../../api/endpoints/offers.ts';
import type { Amount } from '../../../domain/money.ts';
import { t } from '../../../i18n/t.ts';
import { type Row, RowList, type ShownRow } from '../../../ui/DetailRows/RowList.tsx';
import { Hero } from '../../../ui/Hero/Hero.tsx';
import { PlanList } from '../../../ui/PlanList/PlanList.tsx';
import { text } from './messages.ts';
import { unsaidSum } from './planSum.ts';

/** The fields that every offer has; amounts as the service sent them. */
export interface OfferedLoan {
  readonly amount: Amount;
  readonly productName: string;
  readonly productLogo: string;
  readonly details: readonly Row[];
  readonly plan: readonly PlannedPayment[];
}

interface OfferTermsProps {
  readonly offer: OfferedLoan;
  /** The rows directly below the amount; rows without a value are left out. */
  readonly rows: readonly ShownRow[];
  readonly format: (amount: Amount) => string;
}

/** The terms of a loan: the amount that the borrower receives, its details, and the payments with their dates. */
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
        <RowList rows={rows.filter(({ value }) => value)} />
      </Hero>
      {details.length > 0 && (
        <section className="card">
          <RowList rows={details} />
        </section>
      )}
      {items.length > 0 && <PlanList title={t(text.plan)} items={items} />}
    </>
  );
}
