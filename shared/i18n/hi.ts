import type { Translation } from './messages.ts';

/** The texts of all screens in Hindi, by set. */
export const hi: Translation = {};
