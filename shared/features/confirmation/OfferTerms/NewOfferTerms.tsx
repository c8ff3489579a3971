import type { Amount } from '../../../domain/money.ts';
import { t } from '../../../i18n/t.ts';
import type { ShownRow } from '../../../ui/DetailRows/RowList.tsx';
import { text } from './messages.ts';
import { type OfferedLoan, OfferTerms } from './OfferTerms.tsx';
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
