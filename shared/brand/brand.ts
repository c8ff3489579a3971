import type { ChannelProfile } from '../domain/channelProfile.ts';
import type { FactRows, OfferRowFact, OrderRowFact } from '../domain/facts.ts';
import type { RefusalKind } from '../domain/failures.ts';
import type { Cents, MoneyStyle } from '../domain/money.ts';
import type { LoanPrice, LoanTerms } from '../domain/terms.ts';
import type { PhoneForm } from '../lib/phone.ts';
import type { SessionName } from '../session/parameters.ts';

/** The languages that the app knows. A lender's folder may add others, each a file of `i18n/`. */
export const LANGUAGES = ['en', 'fil', 'id', 'zh', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A brand's colours for one scheme, each `#rrggbb`. Text colours need enough contrast with their background (AA). */
export interface Palette {
  /** The brand's own colour: main buttons and marks. */
  readonly brand: string;
  /** Text on the brand's colour. */
  readonly onBrand: string;
  /** Links and marks in the brand's hue, readable on the page and on cards. */
  readonly accent: string;
}

/** Everything that a lender changes to make this app its own. */
export interface Brand {
  /** Lower-case letters and digits; part of every storage key. */
  readonly id: string;
  readonly name: string;
  /** The logo before the name: one stroked path on a grid of 24 × 24, drawn in `onBrand` on the brand's colour. */
  readonly logo: string;
  readonly colors: { readonly light: Palette; readonly dark: Palette };
  /**
   * What differs from the default design: radii and spaces by the names of `styles/settings/_tokens.scss`, in rem, and the fonts of all texts, such
   * as `['Inter', 'sans-serif']`. No font is downloaded: a borrower's data volume is for what they read.
   */
  readonly look?: {
    readonly radii?: { readonly [name in 's' | 'm' | 'round']?: string };
    readonly spaces?: { readonly [name in 'hair' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl']?: string };
    readonly fonts?: readonly [string, ...string[]];
  };
  /** Shown where an order names no phone of its own. */
  readonly servicePhone: string;
  /** With the country code, such as `+63`, which the address of a chat needs. */
  readonly whatsapp: string;
  readonly email: string;
  readonly company: {
    readonly legalName: string;
    readonly registration: string;
    readonly address: string;
    readonly grievanceOfficer: string;
  };
  /** The app's deep-link scheme, without `://`. */
  readonly scheme: string;
  readonly storeUrl: string;
  /** The public site’s address, for canonical links and the reminders in a calendar, without a slash at its end. */
  readonly siteUrl: string;
  /** The currency sign of every amount; `money.isSignLast` says on which side it is. */
  readonly currencySign: string;
  readonly money: MoneyStyle;
  /** The separator between groups of three digits in a recommended product's range. */
  readonly rangeSeparator: string;
  /**
   * The terms of the loans, as the contract has them: the public site, the loan terms, the order's page and the disclosures
   * state them. A new brand has `isSample`, with which it cannot be published: remove it once the figures are yours.
   */
  readonly terms: LoanTerms & { readonly isSample?: true };
  /**
   * The price of a loan and the range of amounts, in cents: the landing page of an ad names the range, and the build checks the example of
   * `disclosures` by the price.
   */
  readonly loanExample?: LoanPrice & { readonly leastCents: Cents; readonly mostCents: Cents };
  /**
   * What the law of the lender's country requires it to state wherever it offers a loan or takes a payment: every public page, the landing page and
   * the pages of pay codes show it. See README.md.
   */
  readonly disclosures?: Disclosures;
  /** The phone number of a borrower, as it is written in the lender's country. */
  readonly phone: PhoneForm & {
    /** Shown where a number is wrong. */
    readonly example: string;
  };
  readonly defaultLanguage: string;
  /** Of the app's, or of the files in `i18n/` of the brand's folder. */
  readonly languages: readonly string[];
  /**
   * Single texts of the app that this brand words differently, by language, set and key: `{ en: { repay: { title: 'Pay back' } } }`. Placeholders
   * such as `{day}` have to stay. `npx tsx scripts/texts.ts export fil` lists sets and keys.
   * Whole languages are in `i18n/<language>.ts` of the brand's folder, as the app's do in `shared/i18n/`.
   */
  readonly texts?: { readonly [language: string]: { readonly [set: string]: { readonly [key: string]: string } } };
  /**
   * What the lender knows about its channels, by the number that the service gives them (`channel_number`): limits, fees and barcodes. For a
   * channel without a profile, only what the service sends is shown. See README.md.
   */
  readonly channels?: { readonly [channelNumber: string]: ChannelProfile };
  /**
   * The app's pages that this brand does not have, by their names: where links to one lead instead, which is another page, or `false` where none
   * may remain. The build names links that still lead there.
   */
  readonly pages?: { readonly [page: string]: string | false };
  /** Hosts that links and pictures of a response may point to, over https; an empty list allows all. */
  readonly hosts: readonly string[];
  /** Replaces `{svc}` in the service's paths. */
  readonly service: string;
  /** Paths of calls that differ from those of `shared/api/endpoints/`, by the call's name. */
  readonly paths: { readonly [call: string]: `/${string}` };
  /**
   * The refusal codes of the service, by their meaning for the borrower. For a refusal with any other code, the page has only the service's own
   * words.
   */
  readonly refusals: { readonly [kind in RefusalKind]?: readonly string[] };
  /**
   * Which rows of the details hold a fact about an order or an offer, by their labels in any language, for a service that cannot send `facts`. A
   * row counts where its whole value is the amount in this brand's format, the day, the number of days or the count.
   */
  readonly orderRows?: FactRows<OrderRowFact>;
  readonly offerRows?: FactRows<OfferRowFact>;
  /** The statuses in which an order waits for the borrower to confirm its offer, for a service that cannot send `facts.offer`. */
  readonly offerStatuses?: readonly string[];
  /**
   * Calls that move money or sign send an `Idempotency-Key` header, the same one if the borrower repeats the same action. A service on another
   * origin has to allow the header first.
   */
  readonly sendsIdempotencyKey: boolean;
  /** The store rating sends the number of stars that the borrower chose; otherwise always 5. */
  readonly sendsChosenStars: boolean;
  /** Orders can be paid by card or from an e-wallet account, at `/repaymentMethod`. */
  readonly takesCards: boolean;
  /** The cost of the loan is calculated and shown before the borrower confirms. */
  readonly showsLoanCost: boolean;
  /** The first tap on the button that takes a loan scrolls to the agreement, and the second takes the loan; absent: the first tap takes it. */
  readonly signsInTwoTaps?: boolean;
  /**
   * How pages recognise the lender's own app: the session parameter, and its values in the app, in upper or lower case. The app has a title bar, so
   * pages omit theirs. Absent: pages always have it.
   */
  readonly app?: { readonly parameter: SessionName; readonly values: readonly [string, ...string[]] };
  /**
   * Whether browsers that can do so prerender the repayment page of the order that is shown, so that it opens at once; absent: they do. This costs
   * the service one read of the plan for each view of such an order; see README.md.
   */
  readonly prerenders?: boolean;
  /**
   * Whether browsers that can do so store the pages of pay codes for a day, for shops without a signal; absent: they do. With `false`, the next
   * visit deletes what phones have stored; see README.md.
   */
  readonly worksOffline?: boolean;
  /**
   * Where pages report errors, timings and steps, without personal data; absent: they report nothing, and contain no code for it. See
   * README.md.
   */
  readonly reporting?: {
    /** A path of the pages' own host, or an https address. */
    readonly endpoint: string;
    /** The share of page views, from 0 to 1, whose timings and steps are reported; errors are always reported. */
    readonly sampleRate: number;
  };
  /**
   * The lender's time zone, by its name in the IANA database, such as `Asia/Manila`: 'today' is the day there in every sum, and reminders of payments
   * are set to 09:00 there. Absent: the phone's time zone.
   */
  readonly timeZone?: string;
}

/** A worked example of a loan, amounts in cents. The build calculates it from the brand's own price, and fails if there is a difference. */
export interface CostExample {
  readonly amountCents: Cents;
  readonly days: number;
  /** Deducted from what is paid out. */
  readonly feeCents: Cents;
  readonly receivedCents: Cents;
  readonly interestCents: Cents;
  readonly repaidCents: Cents;
  /** The annual percentage rate (365 days, compounded), a percentage with two decimals. */
  readonly aprPercent: number;
}

/** What a lending company in the Philippines states wherever it offers a loan or takes a payment; `company.legalName` precedes it. */
export interface PhilippineDisclosures {
  readonly country: 'PH';
  /** The number of its registration with the Securities and Exchange Commission, without words before it. */
  readonly secRegistration: string;
  /** The number of its certificate of authority to operate as a lending company. */
  readonly certificateOfAuthority: string;
  /**
   * The highest annual percentage rate that a loan may have, with two decimals. The build calculates it from `loanExample` and the terms, and fails
   * if there is a difference.
   */
  readonly maximumAprPercent: number;
  readonly example: CostExample;
  readonly complaints: { readonly email: string; readonly phone: string };
  /** The person responsible for borrowers' data. */
  readonly privacy: { readonly officer: string; readonly email: string };
  /** The only addresses, all https, under which the lender offers loans: its site, its app in a store, its pages elsewhere. */
  readonly officialChannels: readonly string[];
}

/** What an app that lends in India states: who the lender is, what a loan costs, and who hears a grievance. */
export interface IndianDisclosures {
  readonly country: 'IN';
  /** The regulated entity that lends the money, and its registration with the Reserve Bank of India. */
  readonly lender: { readonly name: string; readonly registration: string };
  /** The key facts statement, an https address. */
  readonly keyFactsUrl: string;
  readonly grievanceOfficer: { readonly name: string; readonly phone: string; readonly email: string };
}

/** What a lender of any other country states: its own lines, in each language of the brand. */
export interface OtherDisclosures {
  readonly country: 'other';
  readonly lines: { readonly [language: string]: readonly string[] };
}

/** What the law of a country requires a lender to state on every public page. */
export type Disclosures = PhilippineDisclosures | IndianDisclosures | OtherDisclosures;

/** The name of each of the app's languages in that language. */
export const languageNames: { readonly [language in Language]: string } = {
  en: 'English',
  fil: 'Filipino',
  id: 'Bahasa Indonesia',
  zh: '中文',
  hi: 'हिन्दी',
};

/** What `sizes.ts` of a brand's folder exports: limits of single pages in place of the app's, in bytes of the whole document (brotli), with the reason. */
export type PageSizes = { readonly [page: string]: { readonly bytes: number; readonly reason: string } };
