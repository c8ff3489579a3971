import { NewConfirmScreen } from '../../shared/features/confirmation/ConfirmScreen/NewConfirmScreen.tsx';
import type { NewConfirmation } from '../../shared/features/confirmation/newConfirmation.ts';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import { Offer } from './Offer.tsx';

/** The confirmation of a loan of several instalments. */
export function ConfirmOfPeriod({ model }: { readonly model: NewConfirmation }) {
  return (
    <NewConfirmScreen title={t(text.title)} model={model}>
      {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
    </NewConfirmScreen>
  );
}
