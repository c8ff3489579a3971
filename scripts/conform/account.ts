import { type CallName, callNames } from '../../shared/api/allEndpoints.ts';
import { HEADER_NAMES, SESSION_NAMES } from '../../shared/session/names.ts';
import type { HeaderName, Parameters, SessionName } from '../../shared/session/parameters.ts';
import { BuildError } from '../build/buildError.ts';
import { isContainer } from '../reference/paths.ts';

/** An account's settings for one call: other parameters of the session, and the input of the call. */
interface CallSettings {
  readonly session?: Parameters<SessionName>;
  readonly input?: { readonly [name: string]: unknown };
}

/** The borrower with whose session a back end is tested. */
export interface Account {
  /** The session parameters, as they would be in a page's address. */
  readonly session: Parameters<SessionName>;
  readonly headers?: Parameters<HeaderName>;
  /** The language of the responses. */
  readonly lang?: string;
  /** The origin of the pages, such as `https://pages.example`, if it differs from the service's. */
  readonly origin?: string;
  /** Settings for single calls; false for a call that the back end does not have. */
  readonly calls?: { readonly [Name in CallName]?: CallSettings | false };
}

/** A sample account with every field that it may have. */
export const exampleAccount: Account = {
  session: {
    userId: 'the borrower’s number',
    sessionId: 'a session that is signed in',
    orderId: 'an order that is due',
    productId: 'the product of that order',
    clientType: 'android',
  },
  headers: { building: '', gather: '' },
  lang: 'en',
  origin: 'https://where.your.pages.are',
  calls: {
    readDelayPlan: { session: { orderId: 'an order that can be rolled over' } },
    readLoanOffer: { session: { userId: 'a borrower for whom a loan waits', sessionId: 'that one’s', productId: '…' } },
    readComplaint: { input: { problemId: 'a complaint; without this the first of listComplaints' } },
    readLandingTemplate: { input: { id: 'a landing page' } },
    readLegacyLoanOffer: false,
    listLegacyAgreements: false,
    openLegacyAgreement: false,
  },
};

/** The end of error messages about an account file: how to get a valid one. */
export const ACCOUNT_FORM =
  'npm run conform -- --example --out account.json writes one with every part that it may have.';

/** @returns whether a value is an origin, without a path. */
export const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value;

const isTexts = (value: unknown, names: readonly string[]): boolean =>
  isContainer(value) &&
  !Array.isArray(value) &&
  Object.entries(value).every(([name, text]) => names.includes(name) && typeof text === 'string');

const wrongsOfCall = ([name, settings]: readonly [string, unknown]): readonly string[] => {
  if (!callNames.some((known) => known === name)) return [`calls.${name}: there is no such call`];
  if (settings === false) return [];
  if (!isContainer(settings)) return [`calls.${name} has to be false, or an object with session or input`];
  const { session = {}, input = {}, ...others } = settings;
  return [
    ...Object.keys(others).map((other) => `calls.${name}.${other}: there is session and input`),
    ...(isTexts(session, SESSION_NAMES) ? [] : [`calls.${name}.session: texts, by names of the session`]),
    ...(isContainer(input) ? [] : [`calls.${name}.input has to be an object`]),
  ];
};

const wrongsOf = (given: unknown): readonly string[] => {
  if (!isContainer(given)) return ['it has to be an object'];
  const { session, headers = {}, lang = '', origin = '', calls = {}, ...others } = given;
  return [
    ...Object.keys(others).map((name) => `${name}: there is session, headers, lang, origin and calls`),
    ...(isTexts(session, SESSION_NAMES) ? [] : [`session: texts, by these names: ${SESSION_NAMES.join(', ')}`]),
    ...(isTexts(headers, HEADER_NAMES) ? [] : [`headers: texts, by these names: ${HEADER_NAMES.join(', ')}`]),
    ...(typeof lang === 'string' ? [] : ['lang has to be a language, such as en']),
    ...(origin === '' || isOrigin(origin)
      ? []
      : ['origin has to be one such as https://pages.example, without a path']),
    ...(isContainer(calls) ? Object.entries(calls).flatMap(wrongsOfCall) : ['calls has to be an object']),
  ];
};

/**
 * Parses an account.
 * @throws BuildError with everything that is wrong with it, but without any of its values.
 */
export const readAccount = (text: string): Account => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new BuildError(`The account is no JSON. ${ACCOUNT_FORM}`);
  }
  const wrongs = wrongsOf(given);
  if (wrongs.length) throw new BuildError(`The account cannot be used:\n  ${wrongs.join('\n  ')}\n${ACCOUNT_FORM}`);
  return given as Account;
};
