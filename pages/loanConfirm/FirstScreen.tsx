import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { DisplayFirstScreen } from '../../shared/features/core/DisplayFirst/DisplayFirstScreen.tsx';
import type { DisplayFirst } from '../../shared/features/core/DisplayFirst/displayFirst.ts';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import { Offer } from './Offer.tsx';

/** Shows the offer first, and then the complete page, which can sign it. */
export function FirstScreen({ model }: { readonly model: DisplayFirst<LegacyLoanOffer> }) {
  return (
    <DisplayFirstScreen title={t(text.title)} model={model}>
      {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
    </DisplayFirstScreen>
  );
}
