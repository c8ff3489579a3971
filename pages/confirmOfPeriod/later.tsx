import { newConfirmScreen } from '../../shared/features/confirmation/NewConfirmScreen.tsx';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { Offer } from './ConfirmOfPeriod.tsx';
import { text } from './messages.ts';

/** The rest of the page: taking the loan. */
export const later = { ...commonParts, Signing: newConfirmScreen('confirmOfPeriod', text.title, Offer) };
