import { newLoanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import { newConfirmScreen } from '../../shared/features/confirmation/NewConfirmScreen.tsx';
import { NewOfferTerms } from '../../shared/features/confirmation/OfferTerms.tsx';
import { commonParts } from '../../shared/features/core/commonParts.tsx';

/** The later part of the page, which takes the loan. */
export const later = { ...commonParts, Signing: newConfirmScreen('newLoanConfirm', text.title, NewOfferTerms) };
