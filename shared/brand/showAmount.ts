import { type Amount, withSign } from '../domain/money.ts';
import { currencySign, money } from './current.ts';

/** An amount as every screen of the brand writes it: `123456` is `₱1,234.56`. Text formatted already stays as it came. */
export const showAmount = (amount: Amount): string => withSign(currencySign, amount, money);
