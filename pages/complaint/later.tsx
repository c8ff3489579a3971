import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { ReceiptRows, Sheet } from './Sheet.tsx';

/** The later part of the page: the lists that open over it, and the last complaint. */
export const later = { ...commonParts, ReceiptRows, Sheet };
