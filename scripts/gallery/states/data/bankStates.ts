import { ok, refused } from '../answers.ts';
import { type Answer, type StateOfScreen, type Step, state } from '../State.ts';
import { bankForm, filledBankForm, longBankForm, plainBankForm } from './bank.ts';
import { beforeData, refusal } from './failures.ts';

const form: Answer = ok(bankForm);
const filled: Answer = ok(filledBankForm);
const next: Step = { press: 'Next' };
const choose: Step = { press: 'Bank Choose your bank' };

const given = (readBankForm: Answer) => ({ answers: { readBankForm } });

const saving = (bindCard: Answer): Pick<StateOfScreen, 'answers' | 'steps'> => ({
  answers: { readBankForm: filled, bindCard },
  steps: [next],
});

/** The states of every page with the bank form. */
export const bankStates: readonly StateOfScreen[] = [
  state('empty', 'The form', 'Account number', given(form)),
  state('filled', 'Filled in by the service', 'Sample Island Bank', given(filled)),
  state('next-day', 'Another channel, with a city and a day', 'City of your branch', {
    ...given(form),
    steps: [{ press: 'Transfer Instant transfer' }, { pick: 'Next-day transfer' }, { press: 'Confirm' }],
  }),
  state('wallet', 'The other type of account', 'Mobile number', { ...given(form), steps: [{ press: 'E-wallet' }] }),
  state('picker', 'A choice is open', 'Sample Savings Bank', { ...given(form), steps: [choose] }),
  state('picker-marked', 'A choice is marked', 'Sample Savings Bank', {
    ...given(form),
    steps: [choose, { pick: 'Sample Savings Bank' }],
  }),
  state('picker-long', 'More to choose than the screen holds', 'Sample Bank 20', {
    ...given(ok(longBankForm)),
    steps: [choose],
  }),
  state('no-types', 'Without a choice of types', 'Account number', given(ok(plainBankForm))),
  state('long', 'The longest words', 'Choose your bank', given(ok(longBankForm))),
  state('saving', 'Being saved', 'Next', saving('hang')),
  refusal('save-refused', 'The save is refused', 'Account number: please enter 10 to 16 digits.', saving),
  refusal('save-refused-otherwise', 'The save is refused for no one field', 'Please try again tomorrow.', saving),
  state(
    'save-signed-out',
    'The save is refused, for nobody is signed in any more',
    'Log in again',
    saving(refused('Your session has ended.', '4001')),
  ),
  state('lost', 'The answer to the save got lost', 'We do not know whether your account was saved', {
    ...saving('drop'),
  }),
  state(
    'lost-for-the-order',
    'The answer to the save for an order got lost',
    'There was no clear answer from the service.',
    { query: { source: 'loanDetail' }, answers: { readBankForm: filled, bindCardForLoan: 'drop' }, steps: [next] },
  ),
  state(
    'repeat',
    'The service has had the save before',
    'The service has had this before, so your account may be saved already.',
    { ...saving({ refused: 'Duplicate request.', code: '800005' }) },
  ),
  ...beforeData({ call: 'readBankForm' }),
];
