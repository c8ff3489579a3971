import { bankStates } from '../data/bankStates.ts';
import { statesOf } from '../State.ts';

/** The page on which an account is bound. */
export const bindBank = statesOf('bindBank', bankStates);

/** The same form as a part of the repayment method page; here it was shown in every state. */
export const addnormalcard = statesOf(
  'addnormalcard',
  bankStates.filter(({ name }) => ['empty', 'long', 'saving', 'doubt-open', 'loading', 'offline'].includes(name)),
);
