/**
 * The brand of this build, a constant a field: the build writes the values in, so that a page holds only those it uses.
 */
import { brand } from '#brand';

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
  instructions,
  hosts,
  allowsHttp,
  appSchemes,
  service,
  paths,
  orderRows,
  sendsIdempotencyKey,
  sendsChosenStars,
  worksOffline,
  takesCards,
  showsLoanCost,
  keepsSessionInAddress,
  reporting,
  holidays,
  timeZone,
} = brand;

/** Whether the brand has ways to pay of its own: a page's script only asks this. */
export const hasInstructions = !!brand.instructions;

/** Whether the brand states its licence: a page that only asks this need not hold what it states. */
export const statesLicence = !!brand.disclosures;
