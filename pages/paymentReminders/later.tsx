import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { Reminders } from './Reminders.tsx';

/** The later part of the page: the reminders, and the calendar. */
export const later = { ...commonParts, Reminders };
