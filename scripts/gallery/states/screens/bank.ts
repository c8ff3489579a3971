import { ok } from '../answers.ts';
import { bankForm, filledBankForm } from '../data/bank.ts';
import { bankStates } from '../data/bankStates.ts';
import { only } from '../data/failures.ts';
import { state, statesOf } from '../State.ts';

/** The states of the page to bind an account. */
export const bindBank = statesOf('bindBank', [
  ...bankStates,
  state('saved', 'Saved, in a plain browser', '{title}: ends in {end}', {
    answers: { readBankForm: ok(bankForm), bindCard: ok(null) },
    steps: [{ fill: 'Account number', with: '0011223344556677' }, { press: 'Next' }],
  }),
  state('saved-as-filled', 'Saved as the service had filled it in', 'Your account is saved', {
    answers: { readBankForm: ok(filledBankForm), bindCard: ok(null) },
    steps: [{ press: 'Next' }],
  }),
]);

/** A selection of states of the same form on the repayment method page; `bindBank` shows them all. */
export const addnormalcard = statesOf(
  'addnormalcard',
  only(bankStates, ['empty', 'long', 'saving', 'lost', 'loading', 'offline']),
);
