import { commonParts } from '../../shared/features/core/commonParts.ts';

/** The rest of the page. */
export const later = commonParts;
