import { confirmOfPeriodText as text } from '../../shared/features/confirmation/messages.ts';
import { newConfirmScreen } from '../../shared/features/confirmation/NewConfirmScreen.tsx';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { Offer } from './ConfirmOfPeriod.tsx';

/** The later part of the page, which takes the loan. */
export const later = { ...commonParts, Signing: newConfirmScreen('confirmOfPeriod', text.title, Offer) };
