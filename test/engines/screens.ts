import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { seeText, tapText } from './byText.ts';
import type { Driver } from './Driver.ts';

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
  await seeText(driver, 'As text');
  await tapText(driver, 'Get the calendar file');
  await driver.waitFor('/(Look for|We gave) payments.ics|takes no calendar file/.test(document.body.textContent)');
}

/** Creates a check for words that only a view after the first one shows. */
const shows =
  (words: string) =>
  (driver: Driver): Promise<void> =>
    seeText(driver, words);

async function workOutLateness(driver: Driver): Promise<void> {
  await driver.type('#amount', '1000');
  await driver.type('#days', '2');
  await tapText(driver, 'Work it out');
  await driver.waitFor('document.body.innerText.indexOf("₱1,100.00") >= 0');
}

async function prepareMessage(driver: Driver): Promise<void> {
  await tapText(driver, 'Prepare e-mail');
  await seeText(driver, 'Please provide complete information!');
  for (const field of ['name', 'message']) await driver.type(`[name=${field}]`, 'Ana');
  await driver.type('[name=phone]', '09175550101');
  await tapText(driver, 'Prepare e-mail');
  await seeText(driver, 'Successfully!');
}

// Reads from the sandbox's own pages what a person reads from a captcha or a text message.
async function askSandbox(driver: Driver, path: string, pattern: string): Promise<string> {
  const found = await driver.evaluate(`(function () {
    var request = new XMLHttpRequest();
    request.open('GET', ${path}, false);
    request.send();
    return (${pattern}.exec(request.responseText) || [])[1];
  })()`);
  return String(found);
}

async function register(driver: Driver): Promise<void> {
  const captcha = 'document.querySelector("img[src*=get-captcha]")';
  // WebKit reports naturalWidth only for bitmap images.
  await driver.waitFor(`${captcha} && ${captcha}.naturalWidth > 0`);
  await driver.type('#phone', '13912345678');
  const sid = `'/sandbox/captcha?' + /sid=[^&]*/.exec(${captcha}.src)[0]`;
  await driver.type('#captcha', await askSandbox(driver, sid, '/"code":"(\\w{4})"/'));
  await tapText(driver, 'Get code');
  await seeText(driver, 'The code was sent to your phone.');
  await driver.type('#sms', await askSandbox(driver, "'/sandbox/phone?mobilePhone=13912345678'", '/(\\b\\d{6}\\b)/'));
  await tapText(driver, 'Apply now');
  await seeText(driver, 'You are registered.');
  await seeText(driver, 'Download Sample Loan');
}

async function openFrame(driver: Driver): Promise<void> {
  await keepSession(driver);
  await driver.waitFor('document.querySelector("iframe").getBoundingClientRect().height > 200');
}

const {
  longTexts,
  instalments,
  offer,
  offerOfPeriods,
  legacyOffer,
  failedLogin,
  cards,
  newBorrower,
  noDefaultCode,
  settledWithLink,
} = borrowers;

/** The screens that the journey does not cover, and those with the longest texts that a service may send. */
export const screens: readonly TriedScreen[] = [
  { name: 'repay', path: '/repay', heading: 'Repayment', live: pressing('more', 'hide') },
  { name: 'repay-fil', path: '/repay?lang=fil', heading: 'Pagbabayad', live: pressing('higit pa', 'itago') },
  { name: 'repayDelay', path: '/repayDelay', heading: 'Rollover repayment', live: openChannels },
  {
    name: 'myDocuments',
    path: '/myDocuments',
    heading: 'My documents',
    live: shows('The service gives no list of earlier payments.'),
  },
  { name: 'paymentReminders', path: '/paymentReminders', heading: 'Payment reminders', live: getCalendarFile },
  {
    name: 'channelAmounts',
    path: '/repay',
    borrower: noDefaultCode,
    heading: 'Repayment',
    live: async (driver) => {
      await openChannels(driver);
      await seeText(driver, 'Pay ₱1,235 at the counter (due ₱1,234.56)');
    },
  },
  { name: 'code2', path: '/repaymentOfCode2', heading: 'Repayment code', live: copy },
  { name: 'code', path: '/repaymentOfCode?type=2', heading: 'Repayment code', after: '/repay', live: copy },
  { name: 'carpmm', path: '/carpmm', heading: 'Repayment instructions', live: enlargePicture },
  { name: 'carpmm-fil', path: '/carpmm?lang=fil', heading: 'Mga hakbang sa pagbabayad', live: enlargePicture },
  { name: 'instructions', path: '/paymentInstructions', heading: 'Payment instructions', live: enlargePicture },
  { name: 'home', path: '/', heading: 'You see what a loan costs before you say yes', live: keepSession },
  { name: 'notFound', path: '/noSuchPage', heading: 'This page does not exist', live: keepSession },
  {
    name: 'long-order',
    path: '/loanDetail',
    borrower: longTexts,
    heading: 'Order Details',
    live: shows('Order number'),
  },
  {
    name: 'bindBank',
    path: '/bindBank',
    borrower: newBorrower,
    heading: 'Payment account information',
    live: pressing('E-wallet', 'Mobile number of the e-wallet'),
  },
  {
    name: 'newLoanConfirm',
    path: '/newLoanConfirm',
    borrower: offer,
    heading: 'Confirm your loan',
    live: shows('₱1,400.00'),
  },
  {
    name: 'confirmOfPeriod',
    path: '/confirmOfPeriod',
    borrower: offerOfPeriods,
    heading: 'Confirm your instalment loan',
    live: shows('₱2,400.00'),
  },
  { name: 'loanConfirm', path: '/loanConfirm', borrower: legacyOffer, heading: 'Loan confirmation', live: shows('₹') },
  { name: 'error', path: '/error', borrower: failedLogin, heading: 'Order Details', live: shows('Failed') },
  {
    name: 'repaymentMethod',
    path: '/repaymentMethod',
    borrower: cards,
    heading: 'Repayment method',
    live: shows('Bind a bank card'),
  },
  { name: 'complaint', path: '/complaint', borrower: instalments, heading: 'Complaint', live: shows('Collection') },
  {
    name: 'complaintList',
    path: '/complaintList',
    borrower: settledWithLink,
    heading: 'My complaints',
    live: shows('Processed'),
  },
  {
    name: 'complainDetails',
    path: '/complainDetails?problemId=1002',
    borrower: instalments,
    heading: 'Online service',
    live: shows('Process Result'),
  },
  {
    name: 'customerService',
    path: '/customerService',
    heading: 'Customer service',
    live: shows('Telephone / WhatsApp'),
  },
  { name: 'promotion', path: '/promotion?id=7001', heading: 'A decision within 1 day', live: register },
  { name: 'aboutUs', path: '/aboutUs', heading: 'About us', live: keepSession },
  { name: 'privacyPolicy', path: '/privacyPolicy', heading: 'Privacy policy', live: keepSession },
  { name: 'loanAgreement', path: '/loanAgreement', heading: 'Loan terms', live: workOutLateness },
  { name: 'About', path: '/About', heading: 'About Us', live: keepSession },
  { name: 'User', path: '/User', heading: 'User guide', live: keepSession },
  { name: 'Policy', path: '/Policy', heading: 'Policy', live: openFrame },
  { name: 'Loan', path: '/Loan', heading: 'Loan services', live: keepSession },
  { name: 'Contact', path: '/Contact', heading: 'Contact us', live: prepareMessage },
  { name: 'long-repay', path: '/repay', borrower: longTexts, heading: 'Repayment', live: openChannels },
];
