import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import type { Message } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { useLater } from '../../platform/loadLater.ts';
import { ReadOnlyScreen } from '../core/ReadOnlyScreen.tsx';
import type { OfferPage, ShownOffer } from './offerPage.ts';

/** @returns the screen of an offer to read; once the later part has loaded, of the screen that takes it. `Offer` renders the terms. */
export const offerScreen = <Loan,>(title: Message, Offer: ComponentType<ShownOffer<Loan>>) =>
  function OfferScreen({ model }: { readonly model: OfferPage<Loan> }) {
    const { later } = model.env;
    const view = useStore(model.offer.$view);
    const parts = useLater(later);
    if (parts) return <parts.Signing page={model} />;
    const isHidden = view.kind === 'ready' ? !model.mayShow(view.data) : model.mayBeRequested();
    return (
      <ReadOnlyScreen title={t(title)} later={later} view={view} isHidden={isHidden} onRefresh={model.offer.refresh}>
        {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
      </ReadOnlyScreen>
    );
  };
