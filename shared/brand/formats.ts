import { type Amount, groupThousands, withSign } from '../domain/money.ts';
import { currencySign, money, rangeSeparator } from './current.ts';

/** Formats an amount in the brand's style: `123456` becomes `₱1,234.56`. A text that is already formatted is returned unchanged. */
export const showAmount = (amount: Amount): string => withSign(currencySign, amount, money);

/** Formats a percentage in the brand's style: `0,1%` if its money has a decimal comma. */
export const showPercent = (percent: number): string => `${String(percent).replace('.', money.decimal)}%`;

/** Formats a product's range in the brand's style: the digits of a bare number are grouped, any other text is returned unchanged. */
export const showRange = (range: string): string => groupThousands(range, rangeSeparator, money.isLakh);

/** The same without zero decimals: `₱1,235` for 123500 cents. */
export const showWhole = (amount: Amount): string => withSign(currencySign, amount, { ...money, hidesZeroCents: true });
