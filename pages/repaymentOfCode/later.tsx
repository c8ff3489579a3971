import { codeParts } from '../../shared/features/codes/codeParts.tsx';
import { paymentParts } from '../../shared/features/complaint/paymentParts.ts';
import { showLicence } from '../../shared/features/core/Licence/showLicence.ts';

/** The rest of the page: what belongs to the code, and what has become of a payment. */
export const later = { ...paymentParts, codeParts };

showLicence();
