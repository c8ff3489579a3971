import { ok } from '../answers.ts';
import { type Answer, type StateOfScreen, type Step, state } from '../State.ts';
import { bankForm, filledBankForm, longBankForm, plainBankForm } from './bank.ts';
import { beforeData, refusing } from './failures.ts';

const form: Answer = ok(bankForm);
const filled: Answer = ok(filledBankForm);
const next: Step = { press: 'Next' };
const choose: Step = { press: 'Bank Choose your bank' };

const given = (readBankForm: Answer) => ({ answers: { readBankForm } });

const saving = (bindCard: Answer): Pick<StateOfScreen, 'answers' | 'steps'> => ({
  answers: { readBankForm: filled, bindCard },
  steps: [next],
});

/** What every page with the bank form has. */
export const bankStates: readonly StateOfScreen[] = [
  state('empty', 'The form', { ...given(form), shows: 'Account number' }),
  state('filled', 'Filled in by the service', { ...given(filled), shows: 'Sample Island Bank' }),
  state('next-day', 'Another channel, with a city and a day', {
    ...given(form),
    steps: [{ press: 'Transfer Instant transfer' }, { pick: 'Next-day transfer' }, { press: 'Confirm' }],
    shows: 'City of your branch',
  }),
  state('wallet', 'The other type of account', {
    ...given(form),
    steps: [{ press: 'E-wallet' }],
    shows: 'Mobile number',
  }),
  state('picker', 'A choice is open', { ...given(form), steps: [choose], shows: 'Sample Savings Bank' }),
  state('picker-marked', 'A choice is marked', {
    ...given(form),
    steps: [choose, { pick: 'Sample Savings Bank' }],
    shows: 'Sample Savings Bank',
  }),
  state('picker-long', 'More to choose than the screen holds', {
    ...given(ok(longBankForm)),
    steps: [choose],
    shows: 'Sample Bank 20',
  }),
  state('no-types', 'Without a choice of types', { ...given(ok(plainBankForm)), shows: 'Account number' }),
  state('long', 'The longest words', { ...given(ok(longBankForm)), shows: 'Choose your bank' }),
  state('saving', 'Being saved', { ...saving('hang'), shows: 'Next' }),
  state('save-refused', 'The save is refused', refusing(saving, 'Account number: please enter 10 to 16 digits.')),
  state(
    'save-refused-otherwise',
    'The save is refused for no field in particular',
    refusing(saving, 'Please try again tomorrow.'),
  ),
  state('lost', 'The answer to the save got lost', {
    ...saving('drop'),
    shows: 'We do not know whether your account was saved',
  }),
  state('lost-for-the-order', 'The answer to the save for an order got lost', {
    query: { source: 'loanDetail' },
    answers: { readBankForm: filled, bindCardForLoan: 'drop' },
    steps: [next],
    shows: 'There was no clear answer from the service.',
  }),
  state('repeat', 'The service has had the save before', {
    ...saving({ refused: 'Duplicate request.', code: '800005' }),
    shows: 'The service has had this before, so your account may be saved already.',
  }),
  ...beforeData({ call: 'readBankForm' }),
];
