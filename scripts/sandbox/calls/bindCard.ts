import { bindAccount } from '../bank/bindAccount.ts';
import type { Call } from './call.ts';

/** Binds an account to the borrower. */
export const bindCard = (call: Call): Promise<null> => bindAccount(call, '');
