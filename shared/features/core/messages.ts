import { defineMessages } from '../../i18n/messages.ts';

/** What the shared parts of the screens' logic have to say. */
export const coreText = defineMessages('core', {
  linkRefused: 'This link is not safe to open.',
  inAppOnly: 'This can only be opened in the app.',
  noMessage: 'The service refused this.',
});

export const failureText = defineMessages('failure', {
  signedOut: 'You are signed out',
  signedOutApp: 'A page closes after a while, to keep your loan safe. Log in again to go on.',
  signedOutBrowser: 'Open the app and log in, then open your loan there. Or use the link in our latest message to you.',
  forbidden: 'This page is for another account',
  forbiddenMore: 'The account that you are logged in with cannot open it. Log in with your own, or call us.',
  noSuchOrder: 'We cannot find this order',
  noSuchOrderMore: 'The link may be old, or the order may belong to another account. Your orders are in the app.',
  nothingToRepay: 'Nothing to pay right now',
  nothingToRepayMore: 'Your order shows how your loan stands, and what comes next.',
  notExtendable: 'The due date cannot be moved',
  notExtendableMore:
    'It may have been moved already, or this loan does not offer it. Your order shows the date that counts.',
  withdrawn: 'This loan was withdrawn',
  withdrawnMore: 'It does not go ahead. If you did not ask for that, call us.',
  noOffer: 'There is no open offer here',
  noOfferMore: 'You may have taken it already, or its time is over. Your order shows your loan, if you have one.',
  noAccount: 'There is no bank account yet',
  noAccountMore: 'A loan needs an account that the money can go to. It takes a minute to add one.',
  account: 'Bind a bank account',
  refused: 'This did not work',
  offline: 'No connection',
  offlineMore: 'There is no connection. Please check your data or Wi-Fi.',
  timeout: 'This takes too long',
  timeoutMore: 'The service did not answer within a minute.',
  serviceDown: 'This cannot be shown right now',
  serviceDownMore: 'The service has a problem right now. Please try again in a while.',
  bug: 'This page has a fault',
  bugMore: 'Please load it again. If that does not help, call us.',
  incomplete: 'This link is incomplete',
  incompleteMore:
    'It does not say which loan it is about. Please open your loan in the app, or use our latest message.',
  retry: 'Retry',
  login: 'Log in again',
  notOpened: 'The app did not open. If it is not on this phone, the home page shows where to get it.',
  order: 'See your order',
  home: 'Go to the home page',
  call: 'Call',
});

export const licenceText = defineMessages('licence', {
  lender: 'Lender',
  registration: 'Registration',
  secRegistration: 'SEC registration no.',
  certificate: 'Certificate of authority no.',
  channels: 'Official channels',
  more: 'Cost, complaints and privacy',
  moreOfLender: 'Key facts and grievances',
  term: 'Term, in days',
  maximumApr: 'Highest APR',
  amount: 'Example: loan',
  days: 'Days',
  fee: 'Fee, taken off',
  received: 'You receive',
  interest: 'Interest',
  repaid: 'You pay back',
  apr: 'APR',
  complaints: 'Complaints',
  privacy: 'Data protection officer',
  keyFacts: 'Key facts statement',
  grievances: 'Grievance officer',
});

export const ownerLineText = defineMessages('ownerLine', {
  of: 'Loan of {owner}',
});

export const unconfirmedNoticeText = defineMessages('unconfirmedNotice', {
  order: 'Look at the order',
  checking: 'Looking what has come of it…',
  early: 'It does not show yet, but it may still be under way.',
  soon: 'This page looks again by itself within a minute.',
  until: 'It cannot be sent again before {time}. This page looks again by itself then.',
  changed: 'What the service shows has changed since. Look at it first.',
  unkept: 'This phone keeps no note of what you have sent before.',
  unknown: 'The service cannot say right now what has come of it.',
  checkAgain: 'Look again',
  call: 'Questions? Call',
});

export const copyCodeText = defineMessages('copyCode', {
  copied: 'copy success',
  notCopied: 'This phone does not allow copying. Press and hold the text.',
});
