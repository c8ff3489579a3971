import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { Overlays } from './Overlays.tsx';

/** The rest of the page: an image that is opened, and the rating prompt. */
export const later = { ...commonParts, Overlays };
