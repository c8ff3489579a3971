import { ok, refused } from '../answers.ts';
import type { Answer, StateOfScreen, Step } from '../State.ts';
import { bankForm, filledBankForm, longBankForm, plainBankForm } from './bank.ts';
import { beforeData } from './failures.ts';

const form: Answer = ok(bankForm);
const filled: Answer = ok(filledBankForm);
const next: Step = { press: 'Next' };
const choose: Step = { press: 'Bank Choose your bank' };

const saving = (bindCard: Answer): Pick<StateOfScreen, 'answers' | 'steps'> => ({
  answers: { readBankForm: filled, bindCard },
  steps: [next],
});

/** What every page with the bank form has. */
export const bankStates: readonly StateOfScreen[] = [
  { name: 'empty', title: 'The form', answers: { readBankForm: form }, shows: 'Account number' },
  { name: 'filled', title: 'Filled in by the service', answers: { readBankForm: filled }, shows: 'Sample Island Bank' },
  {
    name: 'next-day',
    title: 'Another channel, with a city and a day',
    answers: { readBankForm: form },
    steps: [{ press: 'Transfer Instant transfer' }, { pick: 'Next-day transfer' }, { press: 'Confirm' }],
    shows: 'City of your branch',
  },
  {
    name: 'wallet',
    title: 'The other type of account',
    answers: { readBankForm: form },
    steps: [{ press: 'E-wallet' }],
    shows: 'Mobile number',
  },
  {
    name: 'picker',
    title: 'A choice is open',
    answers: { readBankForm: form },
    steps: [choose],
    shows: 'Sample Savings Bank',
  },
  {
    name: 'picker-marked',
    title: 'A choice is marked',
    answers: { readBankForm: form },
    steps: [choose, { pick: 'Sample Savings Bank' }],
    shows: 'Sample Savings Bank',
  },
  {
    name: 'picker-long',
    title: 'More to choose than the screen holds',
    answers: { readBankForm: ok(longBankForm) },
    steps: [choose],
    shows: 'Sample Bank 20',
  },
  {
    name: 'no-types',
    title: 'Without a choice of types',
    answers: { readBankForm: ok(plainBankForm) },
    shows: 'Account number',
  },
  { name: 'long', title: 'The longest words', answers: { readBankForm: ok(longBankForm) }, shows: 'Choose your bank' },
  { name: 'saving', title: 'Being saved', ...saving('hang'), shows: 'Next' },
  {
    name: 'save-refused',
    title: 'The save is refused',
    ...saving(refused('Account number: please enter 10 to 16 digits.')),
    shows: 'Account number: please enter 10 to 16 digits.',
  },
  {
    name: 'save-refused-otherwise',
    title: 'The save is refused for no field in particular',
    ...saving(refused('Please try again tomorrow.')),
    shows: 'Please try again tomorrow.',
  },
  {
    name: 'lost',
    title: 'The answer to the save got lost',
    ...saving('drop'),
    shows: 'We do not know whether your account was saved',
  },
  {
    name: 'lost-for-the-order',
    title: 'The answer to the save for an order got lost',
    query: { source: 'loanDetail' },
    answers: { readBankForm: filled, bindCardForLoan: 'drop' },
    steps: [next],
    shows: 'There was no clear answer from the service.',
  },
  {
    name: 'repeat',
    title: 'The service has had the save before',
    ...saving({ refused: 'Duplicate request.', code: '800005' }),
    shows: 'The service has had this before, so your account may be saved already.',
  },
  ...beforeData({ call: 'readBankForm' }),
];
