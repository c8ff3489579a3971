import { newConfirmScreen } from '../../shared/features/confirmation/NewConfirmScreen.tsx';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { text } from './messages.ts';
import { Offer } from './NewLoanConfirm.tsx';

/** The rest of the page: taking the loan. */
export const later = { ...commonParts, Signing: newConfirmScreen('newLoanConfirm', text.title, Offer) };
