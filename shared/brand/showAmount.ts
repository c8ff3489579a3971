import { type Amount, withSign } from '../domain/money.ts';
import { currencySign, money } from './current.ts';

/** Formats an amount in the brand's style: `123456` becomes `₱1,234.56`. A text that is already formatted is kept. */
export const showAmount = (amount: Amount): string => withSign(currencySign, amount, money);
