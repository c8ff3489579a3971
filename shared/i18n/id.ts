import type { Translation } from './messages.ts';

/** The texts of all screens in Indonesian, by set. */
export const id: Translation = {};
