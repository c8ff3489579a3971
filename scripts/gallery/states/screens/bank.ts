import { bankForm, filledBankForm, manyBanksForm } from '../data/bank.ts';
import { beforeData, only, refusal } from '../data/failures.ts';
import { lengthened, longName } from '../data/words.ts';
import { type Answer, ok, refused, type StateOfScreen, type Step, state, statesOf } from '../State.ts';

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
const bankStates: readonly StateOfScreen[] = [
  state('empty', 'Account number', given(form)),
  state('filled', 'Sample Island Bank', given(filled)),
  state('next-day', 'City of your branch', {
    ...given(form),
    steps: [{ press: 'Transfer Instant transfer' }, { pick: 'Next-day transfer' }, { press: 'Confirm' }],
  }),
  state('wallet', 'Mobile number', { ...given(form), steps: [{ press: 'E-wallet' }] }),
  state('picker', 'Sample Savings Bank', { ...given(form), steps: [choose] }),
  state('picker-long', 'Sample Bank 20', { ...given(ok(manyBanksForm)), steps: [choose] }),
  state('long', longName, given(ok(lengthened(filledBankForm)))),
  state('saving', 'Next', saving('hang')),
  refusal('save-refused', 'Account number: please enter 10 to 16 digits.', saving),
  state('save-signed-out', 'Log in again', saving(refused('Your session has ended.', '4001'))),
  state('lost', 'We do not know whether your account was saved', saving('drop')),
  ...beforeData({ call: 'readBankForm' }),
];

/** The states of the page to bind an account. */
export const bindBank = statesOf('bindBank', [
  ...bankStates,
  state('saved', '•••• 6677', {
    answers: { readBankForm: form, bindCard: ok(null) },
    steps: [{ fill: 'Account number', with: '0011223344556677' }, { press: 'Next' }],
  }),
  state('saved-as-filled', 'Your account is saved', {
    answers: { readBankForm: filled, bindCard: ok(null) },
    steps: [{ press: 'Next' }],
  }),
]);

/** A selection of states of the same form on the repayment method page; `bindBank` shows them all. */
export const addnormalcard = statesOf(
  'addnormalcard',
  only(bankStates, ['empty', 'long', 'saving', 'lost', 'loading', 'offline']),
);
