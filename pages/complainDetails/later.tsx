import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { Overlays } from './Overlays.tsx';

/** The later part of the page: an opened image, and the rating prompt. */
export const later = { ...commonParts, Overlays };
