import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { type Driver, seeText, tapText } from './Driver.ts';

/** A screen, and a check that its script works: something that only a view after the first one can show. */
export interface TriedScreen {
  /** The name in its test's title. */
  readonly name: string;
  readonly path: string;
  /** By default the borrower whose order is due soon and can be rolled over. */
  readonly borrower?: BorrowerOf;
  readonly heading: string;
  /** A screen to open before, because this one needs what that one stores. */
  readonly after?: string;
  live(driver: Driver): Promise<void>;
}

/** Returns a screen's address for a borrower. */
export function addressOf(path: string, borrower: BorrowerOf = borrowers.dueSoonWithDelay): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(borrower)}`;
}

/** Creates a check that pressing the button shows the words. */
const pressing =
  (button: string, words: string) =>
  async (driver: Driver): Promise<void> => {
    await tapText(driver, button);
    await seeText(driver, words);
  };

const copy = pressing('Copy', 'copy success');
const openChannels = pressing('Payment Method', 'Please select your repayment method for payment');

async function enlargePicture(driver: Driver): Promise<void> {
  await driver.tap('.guide-picture');
  await driver.waitFor('document.querySelector("[role=dialog]").hidden === false');
  await driver.tap('[role=dialog] button');
  await driver.waitFor('document.querySelector("[role=dialog]").hidden === true');
}

/** Waits until all links have the session; on a page without a framework only its script adds it. */
async function keepSession(driver: Driver): Promise<void> {
  await driver.waitFor(`[].every.call(document.querySelectorAll('a[data-screen]'), function (link) {
    return link.href.indexOf('orderId=') > 0;
  })`);
}

/** Checks that the calendar file is created, whether or not this browser then saves it. */
async function getCalendarFile(driver: Driver): Promise<void> {
  await seeText(driver, 'Copy text');
  await tapText(driver, 'Get the calendar file');
  await driver.waitFor('/Open payments.ics|Calendar files do not work here/.test(document.body.textContent)');
}

/** Creates a check for words that only a view after the first one shows. */
const shows =
  (words: string) =>
  (driver: Driver): Promise<void> =>
    seeText(driver, words);

async function prepareMessage(driver: Driver): Promise<void> {
  await tapText(driver, 'Prepare e-mail');
  await seeText(driver, 'Please provide complete information!');
  for (const field of ['name', 'message']) await driver.type(`[name=${field}]`, 'Ana');
  await driver.type('[name=phone]', '09175550101');
  await tapText(driver, 'Prepare e-mail');
  await seeText(driver, 'Successfully!');
}

async function openFrame(driver: Driver): Promise<void> {
  await keepSession(driver);
  await driver.waitFor('document.querySelector("iframe").getBoundingClientRect().height > 200');
}

const { longTexts, instalments, offer, offerOfPeriods, legacyOffer, notApproved, cards, newBorrower, noDefaultCode } =
  borrowers;

const screen = (
  name: string,
  heading: string,
  live: TriedScreen['live'],
  more: Partial<Pick<TriedScreen, 'path' | 'borrower' | 'after'>> = {},
): TriedScreen => ({ name, path: `/${name}`, heading, live, ...more });

/** The screens that the journey does not cover, and those with the longest texts that a service may send. */
export const screens: readonly TriedScreen[] = [
  screen('repay', 'Pay', pressing('more', 'hide')),
  screen('repay-fil', 'Magbayad', pressing('Tingnan ang iba pa', 'Itago'), { path: '/repay?lang=fil' }),
  screen('repayDelay', 'Move your due date', openChannels),
  screen('myDocuments', 'Your documents', shows('see your contracts. For an official receipt, ask us.')),
  screen('paymentReminders', 'Payment reminders', getCalendarFile),
  screen(
    'channelAmounts',
    'Pay',
    async (driver) => {
      await openChannels(driver);
      await seeText(driver, 'Pay ₱1,235 at the counter (due ₱1,234.56)');
    },
    { path: '/repay', borrower: noDefaultCode },
  ),
  screen('code2', 'Pay code', copy, { path: '/repaymentOfCode2' }),
  screen('code', 'Pay code', copy, { path: '/repaymentOfCode?type=2', after: '/repay' }),
  screen('instructions', 'Repayment instructions', enlargePicture, { path: '/carpmm' }),
  screen('home', 'You see what a loan costs before you say yes', keepSession, { path: '/' }),
  screen('notFound', 'This page does not exist', keepSession, { path: '/noSuchPage' }),
  screen('long-order', 'Order Details', shows('Order number'), { path: '/loanDetail', borrower: longTexts }),
  screen('bindBank', 'Payment account information', pressing('E-wallet', 'Mobile number of the e-wallet'), {
    borrower: newBorrower,
  }),
  screen('newLoanConfirm', 'Confirm your loan', shows('₱1,400.00'), { borrower: offer }),
  screen('confirmOfPeriod', 'Confirm your loan', shows('₱2,400.00'), { borrower: offerOfPeriods }),
  screen('loanConfirm', 'Loan confirmation', shows('₹'), { borrower: legacyOffer }),
  screen('error', 'Order Details', shows('Sample Sari-Sari Stock Loan'), { borrower: notApproved }),
  screen('repaymentMethod', 'Pay by card', shows('Add a bank card'), { borrower: cards }),
  screen('complaint', 'Complaint', shows('Collection'), { borrower: instalments }),
  screen('complaintList', 'My complaints', shows('Processed'), { borrower: instalments }),
  screen('complainDetails', 'Online service', shows('Process Result'), {
    path: '/complainDetails?problemId=1002',
    borrower: instalments,
  }),
  screen('customerService', 'Customer service', shows('Telephone / WhatsApp')),
  screen('promotion', 'A decision within 1 day', shows('Get code'), { path: '/promotion?id=7001' }),
  screen('aboutUs', 'About Us', keepSession),
  screen('privacyPolicy', 'Privacy policy', keepSession),
  screen('loanAgreement', 'Loan terms', keepSession),
  screen('About', 'About Us', keepSession),
  screen('User', 'User guide', keepSession),
  screen('Policy', 'Policy', openFrame),
  screen('Loan', 'Loan services', keepSession),
  screen('Contact', 'Contact us', prepareMessage),
  screen('long-repay', 'Pay', openChannels, { path: '/repay', borrower: longTexts }),
];
