import { commonParts } from '../../shared/features/core/commonParts.tsx';

/** The rest of the page. */
export const later = commonParts;
