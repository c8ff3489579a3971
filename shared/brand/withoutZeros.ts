import { money } from './channels.ts';

/** Removes the zero decimals of a formatted amount: `₱1,235.00`, where the brand writes it so, becomes `₱1,235`. */
export const withoutZeros = (shown: string): string => shown.replace(`${money.decimal}00`, '');
