import type { Brand } from '../../shared/brand/brand.ts';
import type { Control } from './page/look.ts';

/**
 * Where a way on leads: the same thing `again`, a `look` at what came of it, the `order`, `home`, a `person` to call or
 * write to, the pages of customer `service`, the `app` itself, the ways to `pay`, the `step` that the screen is for, or
 * another page of the public `site`.
 */
export type Way = 'again' | 'look' | 'order' | 'home' | 'person' | 'service' | 'app' | 'pay' | 'step' | 'site';

/** What leads on from data that did not come, or was refused. */
export const WAYS_OF_LOSS: readonly Way[] = ['again', 'look', 'order', 'home', 'person', 'service', 'app', 'pay'];

/** What leads on from a request whose outcome nobody knows: never straight to the same request. */
export const WAYS_WHEN_UNCONFIRMED: readonly Way[] = ['look', 'order', 'home', 'person', 'service'];

/** What leads on from a page on which something can be done again. */
export const WAYS_OF_ACTION: readonly Way[] = [...WAYS_OF_LOSS, 'step'];

/** What leads on from a page that is well. */
export const EVERY_WAY: readonly Way[] = [...WAYS_OF_ACTION, 'site'];

// Names of buttons, letter for letter: another name has to be put here, and so be thought about.
const BUTTONS: { readonly [name: string]: Way } = {
  Retry: 'again',
  'Try again': 'again',
  Refresh: 'again',
  'Send again': 'again',
  'Save again': 'again',
  'Pay again': 'again',
  'New picture': 'again',
  'Back to the form': 'again',
  'Back to the offer': 'again',
  'Choose another card': 'again',
  'Make another payment': 'again',
  'Go on to pay': 'again',
  'Save another account': 'again',
  'Look again': 'look',
  'Look at the order': 'look',
  'Go to the home page': 'home',
  'Back to the start page': 'home',
  Home: 'home',
  'Log in again': 'app',
  'Call customer service': 'person',
};

/** What the screens are for, as their buttons say it. */
const STEPS =
  /^(Payment|Payment Method|Pay|Confirm|get code( \(\d+ s\))?|Get code|Again in \d+ s|Next|Loan|Get the loan|Agree|Cancel|OK|Send|Apply|Apply now|REPAY|Repayment|Rollover Repayment|Borrow Again|Withdraw Now|Bind a bank account|Bind a bank card|Get my loan|Click to view more products|All|(\d+ )?Copy|Work it out|Open|Open the app store|Choose an order|Download.*|Add images|Close|Enlarge.*)$/;

// The label of a button that calls, with the number that it calls.
const CALL = /^(Questions\? )?Call \+?[\d ()./-]{5,}$/;

const NUMBER = /^\+?[\d ()./-]{5,}$/;

const ofButton = (name: string, others: RegExp | undefined): Way | undefined => {
  const known = Object.entries(BUTTONS).find(([each]) => each === name);
  if (known) return known[1];
  if (NUMBER.test(name) || CALL.test(name)) return 'person';
  return STEPS.test(name) || others?.test(name) ? 'step' : undefined;
};

const ORDERS = /^\/(loanDetail|order|borrowDetail)\/?$/;
const PAYING = /^\/(repay|repayDelay|repaymentMethod|repaymentOfCode2?)\/?$/;
const SERVICE = /^\/(customerService|complaint|complaintList|complainDetails|complainPageNext)\/?$/;
const SITE = /^\/(About|User|Policy|Loan|Contact|aboutUs|privacyPolicy|loanAgreement|carpmm|paymentInstructions)\/?$/;
const BINDING = /^\/(bindBank|addnormalcard|promotion|error|newLoanConfirm|confirmOfPeriod|loanConfirm)\/?$/;

/** Where the page is, and of which borrower and order. */
export interface Standing {
  readonly origin: string;
  readonly brand: Brand;
  /** The parameters that an address has to name to lead to this case's order; none, where the page has no order. */
  readonly needs: { readonly [name: string]: string };
}

const namesOrder = ({ searchParams, hash }: URL, needs: Standing['needs']): boolean => {
  const inHash = new URLSearchParams(hash.split('?')[1] ?? '');
  return Object.entries(needs).every(([name, value]) => (inHash.get(name) ?? searchParams.get(name)) === value);
};

const ofOwnPage = (url: URL, needs: Standing['needs']): Way | undefined => {
  const { pathname, hash } = url;
  if (pathname === '/') return 'home';
  if (hash.startsWith('#/borrowDetail') || ORDERS.test(pathname)) return namesOrder(url, needs) ? 'order' : undefined;
  if (PAYING.test(pathname)) return namesOrder(url, needs) ? 'pay' : undefined;
  if (SERVICE.test(pathname)) return 'service';
  if (BINDING.test(pathname)) return 'step';
  return SITE.test(pathname) ? 'site' : undefined;
};

const isContact = (href: string): boolean =>
  /^tel:\+?\d{5,}$|^mailto:[^@\s]+@[^@\s]+\.\w+|^https:\/\/wa\.me\/\d{6,}/.test(href);

const ofLink = (href: string, { origin, brand, needs }: Standing, name = ''): Way | undefined => {
  if (isContact(href)) return 'person';
  // A campaign names where its app is to be had.
  const isDownload = /^Download /.test(name) && /^https?:/.test(href);
  if (isDownload || href.startsWith(`${brand.scheme}://`) || href.startsWith(brand.storeUrl)) return 'app';
  return href.startsWith(`${origin}/`) ? ofOwnPage(new URL(href), needs) : undefined;
};

/** Where a control leads; undefined where that is nowhere in particular. `others` names steps of this screen alone. */
export const wayOf = (
  { kind, name, isEnabled, isInReach, href }: Control,
  standing: Standing,
  others?: RegExp,
): Way | undefined => {
  if (kind === 'field' || !isEnabled || !isInReach || !name) return undefined;
  return kind === 'link' ? ofLink(href, standing, name) : ofButton(name, others);
};

// Words that promise a place, and the places that keep the promise.
const PROMISES: readonly (readonly [name: RegExp, ways: readonly Way[]])[] = [
  [/^(Look at the order|See your order|See the whole order|Open your order|Order)$/, ['order']],
  [/^(Home|Go to the home page|Back to the start page)$/, ['home']],
  [
    /^(Customer service|Contact us|Call customer service|Send a complaint|Write a complaint|My complaints)$/,
    ['service', 'person', 'site'],
  ],
  [/^Ways to pay$/, ['pay']],
];

/** Links whose name promises one place, and whose address leads to another, or to one that lacks what it needs. */
export const brokenPromises = (controls: readonly Control[], standing: Standing): readonly string[] =>
  controls
    .filter(({ kind }) => kind === 'link')
    .flatMap((control) => {
      const promise = PROMISES.find(([name]) => name.test(control.name));
      const way = promise && ofLink(control.href, standing);
      if (!promise || (way && promise[1].includes(way))) return [];
      return [`“${control.name}” leads to ${control.href.slice(0, 120)}`];
    });
