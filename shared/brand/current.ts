/**
 * The brand of this build, one constant per field. The build inserts the values, so that a page contains only those that it uses.
 */
import { brand } from '#brand';
import { telOf } from '../lib/phone.ts';
import { languageNames as names } from './brand.ts';

export const {
  id,
  name,
  logo,
  colors,
  servicePhone,
  whatsapp,
  email,
  company,
  scheme,
  storeUrl,
  siteUrl,
  currencySign,
  money,
  rangeSeparator,
  terms,
  loanExample,
  disclosures,
  phone,
  defaultLanguage,
  languages,
  hosts,
  service,
  paths,
  orderRows,
  offerRows,
  offerStatuses,
  sendsIdempotencyKey,
  sendsChosenStars,
  worksOffline,
  takesCards,
  showsLoanCost,
  signsInTwoTaps,
  reporting,
  channels,
  refusals,
  timeZone,
} = brand;

/** The name of each of the brand's languages in that language. */
export const languageNames: { readonly [language: string]: string } = names;

/** Whether the brand states its licence: a page that needs only this does not contain the statements. */
export const statesLicence = !!brand.disclosures;

/** The codes with which the service says that nobody is signed in. */
export const signedOutCodes: readonly string[] = brand.refusals.signedOut ?? [];

/** The link that calls the brand's service. */
export const serviceTel = telOf(brand.servicePhone);
