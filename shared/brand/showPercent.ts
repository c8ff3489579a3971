import { money } from './current.ts';

/** A percentage as the brand writes numbers: `0,1%` where its money has a decimal comma. */
export const showPercent = (percent: number): string => `${String(percent).replace('.', money.decimal)}%`;
