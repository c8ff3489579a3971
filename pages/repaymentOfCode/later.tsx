import { codeParts } from '../../shared/features/codes/codeParts.tsx';
import { showLicence } from '../../shared/features/core/Licence/showLicence.ts';
import { paymentParts } from '../../shared/features/core/paymentParts.ts';

/** The rest of the page: what belongs to the code, and what has become of a payment. */
export const later = { ...paymentParts, codeParts };

showLicence();
