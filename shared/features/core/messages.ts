import { defineMessages } from '../../i18n/messages.ts';

/** What the shared parts of the screens' logic have to say. */
export const coreText = defineMessages('core', {
  linkRefused: 'We cannot open this link here. Try another way, or call us.',
  inAppOnly: 'You can only open this in the app.',
});

export const failureText = defineMessages('failure', {
  signedOut: 'You are logged out',
  signedOutApp: 'Pages time out to keep your loan safe. Log in again to continue.',
  signedOutBrowser: 'Open the app and log in, then open your loan there. Or use the link in our latest message to you.',
  forbidden: 'This page is for another account',
  forbiddenMore: 'Your login cannot open it. Log in with your own account, or call us.',
  noSuchOrder: 'We cannot find this order',
  noSuchOrderMore: 'The link may be old or damaged. Your orders are in the app.',
  nothingToRepay: 'Nothing to pay right now',
  nothingToRepayMore: 'Your order shows how your loan stands, and what comes next.',
  notExtendable: 'You cannot move the due date',
  notExtendableMore:
    'It may have been moved already, or this loan does not offer it. Your order shows the date that counts.',
  withdrawn: 'This loan was cancelled',
  withdrawnMore: 'It does not go ahead. If you did not ask for that, call us.',
  noOffer: 'There is no open offer here',
  noOfferMore: 'You may have taken it already, or it has ended. Your order shows your loan, if you have one.',
  noAccount: 'No bank account yet',
  noAccountMore: 'We need an account to send the money to. Adding one takes a minute.',
  offline: 'No connection',
  portal: 'Your Wi-Fi may want you to log in',
  portalMore: 'Open any other website, log in there, then come back. Or turn Wi-Fi off and use your data.',
  timeout: 'This took too long',
  timeoutMore: 'No answer came within a minute.',
  serviceDown: 'We cannot show this right now',
  serviceDownMore: 'The problem is on our side. Please try again in a while.',
  bug: 'This page has a problem',
  bugMore: 'Please reload it. If that does not help, call us.',
  incomplete: 'This link is incomplete',
  incompleteMore: 'It does not say which loan it is for. Please open your loan in the app, or use our latest message.',
  login: 'Log in again',
  notOpened: 'The app did not open. If it is not on this phone, our home page shows where to get it.',
});

export const ownerLineText = defineMessages('ownerLine', {
  of: 'Loan of {owner}',
});

export const unconfirmedNoticeText = defineMessages('unconfirmedNotice', {
  checking: 'Checking what happened…',
  early: 'We cannot see it yet. It may still arrive.',
  until: 'We check again at {time}. Until then you cannot send this again.',
  changed: 'Something has changed since then. Check it first.',
  unkept: 'This phone has no record of what you sent before.',
  unknown: 'We cannot tell yet what happened.',
  call: 'Questions? Call',
});

export const copyCodeText = defineMessages('copyCode', {
  copied: 'copy success',
});
