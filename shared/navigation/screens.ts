import { type PageParameters, toQuery } from '../session/parameters.ts';

declare const __BASE_PATH__: string | undefined;

/** The path below which the pages of a build stand, such as `/app`; empty where they stand at the root of their host. */
export const basePath: string = typeof __BASE_PATH__ === 'string' ? __BASE_PATH__ : '';

/** The screens that others link to, and all that were released for borrowers, named by their address; that of `home` is the root of the site. */
export const SCREENS = [
  'home',
  'About',
  'User',
  'Policy',
  'Loan',
  'Contact',
  'bindBank',
  'complaint',
  'complainPageNext',
  'complaintList',
  'complainDetails',
  'customerService',
  'aboutUs',
  'privacyPolicy',
  'loanAgreement',
  'loanConfirm',
  'newLoanConfirm',
  'confirmOfPeriod',
  'loanDetail',
  'order',
  'repay',
  'repayDelay',
  'repaymentMethod',
  'repaymentOfCode',
  'repaymentOfCode2',
  'carpmm',
  'paymentInstructions',
  'paymentReminders',
  'myDocuments',
  'error',
  'promotion',
] as const;

/** A screen of this site. */
export type Screen = (typeof SCREENS)[number];

/** The screen with an order's pay code. */
export const CODE_SCREEN: Screen = 'repaymentOfCode2';

declare const __INSTEAD__: { readonly [screen: string]: string | false } | undefined;

const pathIn = (screen: string): string => (screen === 'home' ? `${basePath}/` : `${basePath}/${screen}`);

/** The path of a screen on this site; of one that the brand does not have, that of the screen where its links lead instead. */
export const pathOf: (screen: Screen) => string =
  typeof __INSTEAD__ === 'object' ? (screen) => pathIn(__INSTEAD__[screen] || screen) : pathIn;

type Extra = { readonly [name: string]: string | undefined };

/**
 * The address of another page of this site, with the borrower's session, headers and language on it.
 * `extra` adds parameters or changes those of the session for that page.
 */
export const addressOf = ({ session, headers, lang }: PageParameters, screen: Screen, extra?: Extra): string => {
  const query = toQuery({ ...session, ...headers, lang, ...extra });
  return pathOf(screen) + (query && `?${query}`);
};

/** The address of the page with an order's pay code, or with that of its rollover. */
export const codeAddressOf = (page: PageParameters, isRollover: boolean): string =>
  addressOf(page, CODE_SCREEN, { isDelay: isRollover ? '1' : undefined });
