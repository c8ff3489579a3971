import { newLoanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import { offerScreen } from '../../shared/features/confirmation/OfferScreen.tsx';
import { NewOfferTerms } from '../../shared/features/confirmation/OfferTerms.tsx';

/** The offer of a loan. */
export const NewLoanConfirm = offerScreen(text.title, NewOfferTerms);
