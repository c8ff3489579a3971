import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Amount } from '../../../domain/money.ts';
import type { Row } from '../../../ui/DetailRows/RowList.tsx';
import { AgreementFrame } from '../AgreementFrame/AgreementFrame.tsx';
import { inDays } from '../OfferTerms/inDays.ts';
import { text } from '../OfferTerms/messages.ts';
import { type OfferedLoan, OfferTerms } from '../OfferTerms/OfferTerms.tsx';
import type { NewConfirmModel } from './ConfirmModel.ts';
import { ConfirmScreen } from './ConfirmScreen.tsx';

/** What an offer of version 3 says besides. */
interface NewOffer extends OfferedLoan {
  readonly periods: number | string;
  readonly rateDescription: string;
}

interface NewConfirmScreenProps<Offer> {
  readonly title: string;
  readonly model: NewConfirmModel<Offer>;
  readonly format: (amount: Amount) => string;
  /** Rows between the term and the rate; those without a value are left out. */
  readonly moreRows?: (offer: Offer) => readonly Row[];
  /** What stands between the terms and the agreement. */
  readonly children: (offer: Offer, atMs: number) => ReactNode;
}

/** The confirmation of version 3: with a contract in front of the offer, where the lender wants that. */
export function NewConfirmScreen<Offer extends NewOffer>({
  model,
  format,
  moreRows = () => [],
  children,
  title,
}: NewConfirmScreenProps<Offer>) {
  const { contract } = model;
  const agreement = useStore(contract.$view);
  return (
    <ConfirmScreen
      title={title}
      model={model}
      popupOf={() =>
        agreement && (
          <AgreementFrame
            agreement={agreement}
            onArrive={contract.arrive}
            onOpenApart={contract.openApart}
            onRetry={contract.retry}
            onAgree={contract.agree}
            onCancel={model.back.leave}
          />
        )
      }
    >
      {(offer, atMs) => (
        <>
          <OfferTerms
            offer={offer}
            rows={[
              { label: text.term, value: inDays(offer.periods) },
              ...moreRows(offer),
              { label: text.rate, value: offer.rateDescription },
            ]}
            format={format}
          />
          {children(offer, atMs)}
        </>
      )}
    </ConfirmScreen>
  );
}
