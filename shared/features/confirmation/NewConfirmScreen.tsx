import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import type { LoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import { showAmount } from '../../brand/formats.ts';
import type { Message } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { AgreementFrame } from './AgreementFrame.tsx';
import { ConfirmScreen } from './ConfirmScreen.tsx';
import type { OfferScreen } from './confirmation.ts';
import { newConfirmation } from './newConfirmation.ts';
import { isDoubtful, offerCost } from './offerCost.ts';
import type { OfferPage, ShownOffer } from './offerPage.ts';
import { PriceLine } from './PriceLine.tsx';
import { signingEnv, useSigning } from './signing.ts';

/** @returns the screen that takes the loan of a page over the calls of version 3, with a contract to accept first if the lender wants that. `Offer` renders the terms. */
export const newConfirmScreen = (screen: OfferScreen, title: Message, Offer: ComponentType<ShownOffer<LoanOffer>>) =>
  function Signing({ page }: { readonly page: OfferPage<LoanOffer> }) {
    const model = useSigning(() => newConfirmation(signingEnv(page.env), screen, page));
    const { contract } = model;
    const agreement = useStore(contract.$view);
    return (
      <ConfirmScreen
        title={t(title)}
        model={model}
        priceOf={(offer, atMs) => <PriceLine offer={offer} cost={offerCost(offer, atMs)} format={showAmount} />}
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
        {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
      </ConfirmScreen>
    );
  };
