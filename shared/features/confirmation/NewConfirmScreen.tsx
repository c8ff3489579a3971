import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { LoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import { money } from '../../brand/current.ts';
import { showAmount } from '../../brand/formats.ts';
import { AgreementFrame } from './AgreementFrame.tsx';
import type { NewConfirmModel } from './ConfirmModel.ts';
import { ConfirmScreen } from './ConfirmScreen.tsx';
import { isDoubtful, offerCost } from './offerCost.ts';
import { PriceLine } from './PriceLine.tsx';

interface NewConfirmScreenProps {
  readonly title: string;
  readonly model: NewConfirmModel<LoanOffer>;
  /** Renders the terms of the offer, which was read at `atMs` (milliseconds since the epoch). */
  readonly children: (offer: LoanOffer, atMs: number) => ReactNode;
}

/** The confirmation over the calls of version 3, with a contract to accept first if the lender wants that. */
export function NewConfirmScreen({ model, children, title }: NewConfirmScreenProps) {
  const { contract } = model;
  const agreement = useStore(contract.$view);
  return (
    <ConfirmScreen
      title={title}
      model={model}
      priceOf={(offer, atMs) => (
        <PriceLine offer={offer} cost={offerCost(offer, atMs)} format={showAmount} style={money} />
      )}
      isDoubtful={(offer, atMs) => isDoubtful(offer, offerCost(offer, atMs))}
      popupOf={() =>
        agreement && (
          <AgreementFrame
            agreement={agreement}
            onArrive={contract.arrive}
            onOpenApart={contract.openApart}
            onRetry={contract.retry}
            onAgree={contract.agree}
            onCancel={model.back.leave}
            phone={model.phone}
            onCall={model.call}
          />
        )
      }
    >
      {children}
    </ConfirmScreen>
  );
}
