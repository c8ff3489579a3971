import { money } from './current.ts';

/** Formats a percentage in the brand's style: `0,1%` if its money has a decimal comma. */
export const showPercent = (percent: number): string => `${String(percent).replace('.', money.decimal)}%`;
