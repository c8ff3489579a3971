import type { Brand } from '../../shared/brand/brand.ts';
import type { Control } from './page/look.ts';

/**
 * Where a control leads: to the same action `again`, a `look` at its outcome, the `order`, `home`, a `person` to call
 * or write to, the pages of customer `service`, the native `app`, the ways to `pay`, the next `step` of the screen's
 * task, or another page of the public `site`.
 */
export type Way = 'again' | 'look' | 'order' | 'home' | 'person' | 'service' | 'app' | 'pay' | 'step' | 'site';

/** The ways to continue after data could not be loaded, or was refused. */
export const WAYS_OF_LOSS: readonly Way[] = ['again', 'look', 'order', 'home', 'person', 'service', 'app', 'pay'];

/** The ways to continue after a request with an unknown outcome: never directly to the same request. */
export const WAYS_WHEN_UNCONFIRMED: readonly Way[] = ['look', 'order', 'home', 'person', 'service'];

/** The ways to continue from a page with an action that can be repeated. */
export const WAYS_OF_ACTION: readonly Way[] = [...WAYS_OF_LOSS, 'step'];

/** The ways to continue from a page without a fault. */
export const EVERY_WAY: readonly Way[] = [...WAYS_OF_ACTION, 'site'];

// Exact labels of buttons. A new label has to be added here, so that somebody considers where it leads.
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

/** The labels of the buttons that perform the screens' own tasks. */
const STEPS =
  /^(Payment|Payment Method|Pay|Confirm|get code( \(\d+ s\))?|Get code|Again in \d+ s|Next|Loan|Get the loan|Agree|Cancel|OK|Send|Apply|Apply now|REPAY|Repayment|Rollover Repayment|Borrow Again|Withdraw Now|Bind a bank account|Bind a bank card|Get my loan|Click to view more products|All|(\d+ )?Copy|Work it out|Open|Open the app store|Choose an order|Download.*|Add images|Close|Enlarge.*)$/;

// The label of a call button, which includes the phone number.
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

/** The page's origin, its brand and its order. */
export interface Standing {
  readonly origin: string;
  readonly brand: Brand;
  /** The parameters that a link to this case's order must have; empty if the page has no order. */
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
  // A campaign specifies where its app can be downloaded.
  const isDownload = /^Download /.test(name) && /^https?:/.test(href);
  if (isDownload || href.startsWith(`${brand.scheme}://`) || href.startsWith(brand.storeUrl)) return 'app';
  return href.startsWith(`${origin}/`) ? ofOwnPage(new URL(href), needs) : undefined;
};

/** Returns where a control leads; undefined if nowhere known. `others` matches step labels of this screen only. */
export const wayOf = (
  { kind, name, isEnabled, isInReach, href }: Control,
  standing: Standing,
  others?: RegExp,
): Way | undefined => {
  if (kind === 'field' || !isEnabled || !isInReach || !name) return undefined;
  return kind === 'link' ? ofLink(href, standing, name) : ofButton(name, others);
};

// Link texts that promise a target, and the targets that fulfil the promise.
const PROMISES: readonly (readonly [name: RegExp, ways: readonly Way[]])[] = [
  [/^(Look at the order|See your order|See the whole order|Open your order|Order)$/, ['order']],
  [/^(Home|Go to the home page|Back to the start page)$/, ['home']],
  [
    /^(Customer service|Contact us|Call customer service|Send a complaint|Write a complaint|My complaints)$/,
    ['service', 'person', 'site'],
  ],
  [/^Ways to pay$/, ['pay']],
];

/** Returns each link whose text promises a target, but whose address leads elsewhere or lacks a required parameter. */
export const brokenPromises = (controls: readonly Control[], standing: Standing): readonly string[] =>
  controls
    .filter(({ kind }) => kind === 'link')
    .flatMap((control) => {
      const promise = PROMISES.find(([name]) => name.test(control.name));
      const way = promise && ofLink(control.href, standing);
      if (!promise || (way && promise[1].includes(way))) return [];
      return [`“${control.name}” leads to ${control.href.slice(0, 120)}`];
    });
