import { ok, refused } from '../answers.ts';
import type { Answer, StateOfScreen, Step } from '../State.ts';
import { bankForm, filledBankForm, longBankForm, plainBankForm } from './bank.ts';
import { beforeData } from './failures.ts';
import { order } from './order.ts';

const form: Answer = ok(bankForm);
const filled: Answer = ok(filledBankForm);
const early = 'It does not show yet, but it may still be under way. This page looks again by itself within a minute.';
const next: Step = { press: 'Next' };
const choose: Step = { press: 'Bank Choose your bank' };

const saving = (bindCard: Answer): Pick<StateOfScreen, 'answers' | 'steps'> => ({
  answers: { readBankForm: filled, bindCard },
  steps: [next],
});

const forTheOrder = (
  cardNeedPop: number,
  bindCardForLoan: Answer,
  sight: Answer = ok(order(151, { cardNeedPop })),
) => ({
  query: { source: 'loanDetail' },
  answers: { readBankForm: filled, bindCardForLoan, readOrder: sight },
  steps: [next],
});

const cards = (...numbers: readonly string[]): Answer =>
  ok({
    alipay: null,
    repayToken: 't',
    bankCards: numbers.map((cardNo, id) => ({ id, bankName: 'A', cardNo, bankCode: 'B' })),
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
    name: 'doubt-early',
    title: 'The answer got lost, and there is no sign of the account yet',
    answers: { readBankForm: filled, bindCard: 'drop', readRepaymentWays: cards('**** 1111') },
    steps: [next],
    shows: 'It is not known whether your account is saved',
  },
  {
    name: 'doubt-looking',
    title: 'The answer got lost, and the page looks for the account',
    answers: { readBankForm: filled, bindCard: 'drop', readRepaymentWays: 'hang' },
    steps: [next],
    shows: 'Looking what has come of it…',
  },
  {
    name: 'doubt-open',
    title: 'The answer got lost a minute ago, and there is no sign of the account',
    answers: { readBankForm: filled, bindCard: 'drop', readRepaymentWays: cards() },
    steps: [next, { see: early }, { wait: 61 }],
    shows: 'There is no sign of it. You can save it again.',
  },
  {
    name: 'doubt-unknown',
    title: 'The answer got lost, and the records cannot be read',
    answers: { readBankForm: filled, bindCard: 'drop', readRepaymentWays: 'drop' },
    steps: [next],
    shows: 'There is no word from the service right now.',
  },
  {
    name: 'doubt-for-the-order',
    title: 'The answer got lost, and the order still asks for an account',
    ...forTheOrder(1, 'drop'),
    shows: 'It is not known whether your account is saved',
  },
  {
    name: 'saved-before',
    title: 'An account was saved a while ago',
    answers: { readBankForm: form },
    marks: [{ key: 'bindCard:7:{order}', agoSeconds: 300, wasAccepted: true }],
    shows: 'The service has confirmed it.',
  },
  ...beforeData({ call: 'readBankForm' }),
];
