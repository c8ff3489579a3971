import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { planChannels } from '../../shared/features/plans/planChannels.tsx';
import { compareWithPaying } from './Compare.tsx';

/** The rest of the page: the channels, the comparison with paying now, and what has become of a payment. */
export const later = { ...paymentParts, planChannels, compareWithPaying };
