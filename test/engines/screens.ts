import { brand } from '../../shared/brand/brands/default.ts';
import { type BorrowerOf, borrowers } from '../journeys/borrowers.ts';
import { seeText, tapText } from './byText.ts';
import type { Driver } from './Driver.ts';

/** A screen, and what shows that it is alive: something that only a later view than the first can show. */
export interface TriedScreen {
  /** The name that its test and its picture carry. */
  readonly name: string;
  readonly path: string;
  /** The borrower whose order is due soon and may be rolled over, where none is named. */
  readonly borrower?: BorrowerOf;
  readonly heading: string;
  /** A screen that has to be seen first, for what it stores. */
  readonly after?: string;
  live(driver: Driver): Promise<void>;
}

/** A screen's address for a borrower. */
export function addressOf(path: string, borrower: BorrowerOf = borrowers.dueSoonWithDelay): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(borrower)}`;
}

async function copy(driver: Driver): Promise<void> {
  await driver.waitFor('document.querySelector(".copy-code") !== null');
  await driver.tap('.copy-code');
  await seeText(driver, 'copy success');
}

async function unfoldRows(driver: Driver): Promise<void> {
  await tapText(driver, 'more');
  await seeText(driver, 'hide');
}

async function openChannels(driver: Driver): Promise<void> {
  await tapText(driver, 'Payment Method');
  await seeText(driver, 'Please select your repayment method for payment');
}

async function enlargePicture(driver: Driver): Promise<void> {
  await driver.tap('.guide-picture');
  await driver.waitFor('document.querySelector("[role=dialog]").hidden === false');
  await driver.tap('[role=dialog] button');
  await driver.waitFor('document.querySelector("[role=dialog]").hidden === true');
}

async function readMore(driver: Driver): Promise<void> {
  await tapText(driver, 'higit pa');
  await seeText(driver, 'itago');
}

/** Only the script of a page without a framework puts the borrower's session on its links. */
async function keepSession(driver: Driver): Promise<void> {
  await driver.waitFor(`[].every.call(document.querySelectorAll('a[data-screen]'), function (link) {
    return link.href.indexOf('orderId=') > 0;
  })`);
}

async function readOrder(driver: Driver): Promise<void> {
  await seeText(driver, 'Order number');
}

const { longTexts } = borrowers;

/** The screens beside those of the journey, and those with the longest texts that a service may send. */
export const screens: readonly TriedScreen[] = [
  { name: 'repay', path: '/repay', heading: 'Repayment', live: unfoldRows },
  { name: 'repay-fil', path: '/repay?lang=fil', heading: 'Pagbabayad', live: readMore },
  { name: 'repayDelay', path: '/repayDelay', heading: 'Rollover repayment', live: openChannels },
  { name: 'code2', path: '/repaymentOfCode2', heading: 'Repayment code', live: copy },
  { name: 'code', path: '/repaymentOfCode?type=2', heading: 'Repayment code', after: '/repay', live: copy },
  { name: 'carpmm', path: '/carpmm', heading: 'Repayment instructions', live: enlargePicture },
  { name: 'carpmm-fil', path: '/carpmm?lang=fil', heading: 'Mga hakbang sa pagbabayad', live: enlargePicture },
  { name: 'instructions', path: '/paymentInstructions', heading: 'Payment instructions', live: enlargePicture },
  { name: 'home', path: '/', heading: brand.name, live: keepSession },
  { name: 'notFound', path: '/noSuchPage', heading: 'This page does not exist', live: keepSession },
  { name: 'long-order', path: '/loanDetail', borrower: longTexts, heading: 'Order Details', live: readOrder },
  { name: 'long-repay', path: '/repay', borrower: longTexts, heading: 'Repayment', live: openChannels },
];
