import { money } from './channels.ts';

/** What an amount of whole units is without its zeros: `₱1,235`, where the brand writes `₱1,235.00`. */
export const withoutZeros = (shown: string): string => shown.replace(`${money.decimal}00`, '');
