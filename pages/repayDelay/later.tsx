import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { planChannels } from '../../shared/features/plans/planChannels.tsx';

/** The rest of the page: the channels, and what has become of a payment. */
export const later = { ...paymentParts, planChannels };
