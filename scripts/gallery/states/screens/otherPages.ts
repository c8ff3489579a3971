import { beforeData, refusal } from '../data/failures.ts';
import { products } from '../data/order.ts';
import { lengthened, longText, longWord, nowhere } from '../data/words.ts';
import { type Answer, ok, type State, type StateOfScreen, state, statesOf } from '../State.ts';

const contactInfo = { email: 'help@lender.example', smWa: '+63 917 555 0123' };

const withContact = (readContactInfo: Answer) => ({ answers: { readContactInfo } });

/** The states of the customer service page. */
export const customerService = statesOf('customerService', [
  state('ready', 'help@lender.example', withContact(ok(contactInfo))),
  state('long', '+63 917 555 0123', {
    ...withContact(ok({ ...contactInfo, email: `${longWord}@${longWord}.example` })),
  }),
  state('copied', 'copy success', { ...withContact(ok(contactInfo)), steps: [{ press: 'Copy' }] }),
  state('none', 'We cannot show other contact details now. Please use those below.', withContact(ok({}))),
  state('loading', 'Loading…', withContact('hang')),
  refusal('refused', 'Nobody is here on Sundays.', withContact),
]);

const failed = (message: string, recProducts: readonly unknown[] = products): Answer => ok({ message, recProducts });

const withLogin = (readFailedLogin: Answer) => ({ answers: { readFailedLogin } });

const opening = (openProduct: Answer) => ({
  answers: { readFailedLogin: failed('Your login was refused.'), openProduct },
  steps: [{ press: 'Apply now' }],
});

/** The states of the page that opens after a failed joint login. */
export const failedLogin = statesOf('error', [
  state('products', 'Other loans for you', withLogin(failed('Your login was refused.'))),
  state('no-products', 'Your login was refused.', withLogin(failed('Your login was refused.', []))),
  state('no-reason', 'We could not log you in with our partner.', withLogin(failed(''))),
  state('reason-of-address', 'Our partner says: “{message}”', {
    query: { message: 'The partner is closed for today.' },
    ...withLogin(failed('', [])),
  }),
  state('long', 'Other loans for you', withLogin(failed(longText, lengthened(products)))),
  state('opening', 'Opening…', opening(ok({ url: nowhere }))),
  refusal('open-refused', 'This product is sold out.', opening),
  state('open-lost', 'We could not open this. Please try again.', opening('drop')),
  ...beforeData({ call: 'readFailedLogin' }),
]);

const page = (screen: string, shows: string, more: readonly StateOfScreen[] = []): readonly State[] =>
  statesOf(screen, [state('plain', shows), ...more]);

const enlarged = state('enlarged', 'Close', { steps: [{ press: 'Enlarge' }] });

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

/** The states of pages that are the same for all visitors: those of the public site, and guides. */
export const stillPages: readonly State[] = [
  ...page('home', 'Your loan on one page: what you owe, how to pay it, and who to talk to.'),
  ...page('About', 'How we work'),
  ...page('User', 'User guide'),
  ...page('Policy', 'Open the policy on its own page'),
  ...page('Loan', 'The steps of a loan'),
  ...page('Contact', 'Your message', contact),
  ...page('aboutUs', 'About Us'),
  ...page('privacyPolicy', 'Privacy policy'),
  ...page('loanAgreement', 'Loan terms'),
  ...page('paymentInstructions', 'Repayment instructions', [enlarged]),
  ...statesOf('notFound', [state('plain', 'This page does not exist', { at: '/nothing-here' })]),
];
