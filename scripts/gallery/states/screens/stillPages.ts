import { type State, type StateOfScreen, type Step, state, statesOf } from '../State.ts';

const page = (screen: string, shows: string, more: readonly StateOfScreen[] = []): readonly State[] =>
  statesOf(screen, [state('plain', shows), ...more]);

const enlarged = state('enlarged', 'Close', { steps: [{ press: 'Enlarge' }], needs: 'pictures' });

const contact: readonly StateOfScreen[] = [
  state('incomplete', 'Please provide complete information!', {
    steps: [{ fill: 'Name', with: 'Maria' }, { press: 'Prepare e-mail' }],
  }),
  state('ready', 'Your message is ready', {
    steps: [
      { fill: 'Name', with: 'Maria' },
      { fill: 'Phone', with: '0917 000 0001' },
      { fill: 'Message', with: 'Please call me.' },
      { press: 'Prepare e-mail' },
    ],
  }),
];

const calculator = (amount: string, days: string): readonly Step[] => [
  { fill: 'Unpaid amount ({sign})', with: amount },
  { fill: 'Days late', with: days },
  { press: 'Work it out' },
];

const loanAgreement: readonly StateOfScreen[] = [
  state('worked-out', 'Your figures', { steps: calculator('2500', '75') }),
  state('largest', 'Your figures', { steps: calculator('9999999', '3650') }),
  state('empty', 'Enter the unpaid amount.', { steps: calculator('', '') }),
  state('wrong', 'Enter digits only, such as {amountExample}.', { steps: calculator('many', 'some') }),
];

/** The states of pages that are the same for all visitors: those of the public site, and guides. */
export const stillPages: readonly State[] = [
  ...page('home', 'Your loan on one page: what you owe, how to pay it, and who to talk to.'),
  ...page('About', 'How we work'),
  ...page('User', 'User guide'),
  ...page('Policy', 'Open the policy on its own page'),
  ...page('Loan', 'The steps of a loan'),
  ...page('Contact', 'Your message', contact),
  ...page('aboutUs', 'About us'),
  ...page('privacyPolicy', 'Privacy policy'),
  ...page('loanAgreement', 'What does paying late cost?', loanAgreement),
  ...page('carpmm', 'Repayment instructions', [enlarged]),
  ...page('paymentInstructions', 'Payment instructions', [enlarged]),
  ...statesOf('notFound', [state('plain', 'This page does not exist', { at: '/nothing-here' })]),
];
