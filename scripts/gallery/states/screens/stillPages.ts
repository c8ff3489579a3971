import { type State, type StateOfScreen, type Step, state, statesOf } from '../State.ts';

const page = (screen: string, shows: string, more: readonly StateOfScreen[] = []): readonly State[] =>
  statesOf(screen, [{ name: 'plain', title: 'The page', shows }, ...more]);

const enlarged: StateOfScreen = {
  name: 'enlarged',
  title: 'A picture is enlarged',
  steps: [{ press: 'Enlarge' }],
  shows: 'Close',
};

const contact: readonly StateOfScreen[] = [
  state('incomplete', 'Sent before everything is filled in', 'Please provide complete information!', {
    steps: [{ fill: 'Name', with: 'Maria' }, { press: 'Prepare e-mail' }],
  }),
  state('ready', 'The message is ready', 'Your message is ready', {
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
  state('worked-out', 'What being late costs, by the borrower’s figures', 'Your figures', {
    steps: calculator('2500', '75'),
  }),
  state('largest', 'The largest amount and the longest time', 'Your figures', { steps: calculator('9999999', '3650') }),
  state('empty', 'Worked out before anything is filled in', 'Enter the unpaid amount.', { steps: calculator('', '') }),
  state('wrong', 'Figures that are none', 'Enter digits only, such as {amountExample}.', {
    steps: calculator('many', 'some'),
  }),
];

/** The states of pages that are the same for all visitors: those of the public site, and guides. */
export const stillPages: readonly State[] = [
  ...page('home', 'Your loan on one page: what you owe, how to pay it, and who to talk to.'),
  ...page('About', 'About Us'),
  ...page('User', 'User guide'),
  ...page('Policy', 'Open the policy on its own page'),
  ...page('Loan', 'Loan services'),
  ...page('Contact', 'Your message', contact),
  ...page('aboutUs', 'About us'),
  ...page('privacyPolicy', 'Privacy policy'),
  ...page('loanAgreement', 'What would being late cost?', loanAgreement),
  ...page('carpmm', 'Repayment instructions', [enlarged]),
  ...page('paymentInstructions', 'Payment instructions', [enlarged]),
  ...statesOf('notFound', [
    state('plain', 'An address that does not exist', 'This page does not exist', { at: '/nothing-here' }),
  ]),
];
