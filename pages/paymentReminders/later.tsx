import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { fileOf, linkOf } from './calendar.ts';

/** The later part of the page: the calendar's file and links. */
export const later = { ...commonParts, fileOf, linkOf };
