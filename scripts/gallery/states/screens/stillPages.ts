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
  state('incomplete', 'Sent before everything is filled in', {
    steps: [{ fill: 'Name', with: 'Maria' }, { press: 'Prepare e-mail' }],
    shows: 'Please provide complete information!',
  }),
  state('ready', 'The message is ready', {
    steps: [
      { fill: 'Name', with: 'Maria' },
      { fill: 'Phone', with: '0917 000 0001' },
      { fill: 'Message', with: 'Please call me.' },
      { press: 'Prepare e-mail' },
    ],
    shows: 'Your message is ready',
  }),
];

const calculator = (amount: string, days: string): readonly Step[] => [
  { fill: 'Unpaid amount ({sign})', with: amount },
  { fill: 'Days late', with: days },
  { press: 'Work it out' },
];

const loanAgreement: readonly StateOfScreen[] = [
  state('worked-out', 'What being late costs, by the borrower’s figures', {
    steps: calculator('2500', '75'),
    shows: 'Your figures',
  }),
  state('largest', 'The largest amount and the longest time', {
    steps: calculator('9999999', '3650'),
    shows: 'Your figures',
  }),
  state('empty', 'Worked out before anything is filled in', {
    steps: calculator('', ''),
    shows: 'Enter the unpaid amount.',
  }),
  state('wrong', 'Figures that are none', {
    steps: calculator('many', 'some'),
    shows: 'Enter digits only, such as {amountExample}.',
  }),
];

/** The pages that are the same for everybody: those of the public site, and guides. */
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
    state('plain', 'An address that does not exist', { at: '/nothing-here', shows: 'This page does not exist' }),
  ]),
];
