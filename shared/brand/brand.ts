import type { ChannelProfile } from '../domain/channelProfile.ts';
import type { LoanPrice } from '../domain/loanPrice.ts';
import type { Cents, MoneyStyle } from '../domain/money.ts';
import type { RefusalKind } from '../domain/refusalKind.ts';
import type { LoanTerms } from '../domain/terms.ts';
import type { SessionName } from '../session/parameters.ts';
import type { Disclosures } from './disclosures.ts';
import type { PaymentWay } from './instructions.ts';

/** The languages that an address may ask for. */
export const LANGUAGES = ['en', 'fil', 'id', 'zh', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A brand's colours for one scheme, each `#rrggbb`. Text colours must stand out from what they stand on (AA). */
export interface Palette {
  /** The brand's own colour: main buttons and marks. */
  readonly brand: string;
  /** Text on the brand's colour. */
  readonly onBrand: string;
  /** Links and marks in the brand's hue, readable on the page and on cards. */
  readonly accent: string;
}

/**
 * Labels of an order's rows in one language; of each list, the first label that the order has counts. Without a row for the amount its page shows
 * none at the top.
 */
export interface OrderRows {
  /** The row with the amount to be paid now. */
  readonly amountDue: readonly string[];
  /** The row with the number of days that the payment is late. */
  readonly daysLate: readonly string[];
  /** The row with the amount that the borrower receives from a loan just confirmed. */
  readonly loanAmount: readonly string[];
  /** The rows that are shown of a loan just confirmed, in this order. */
  readonly loanFacts: readonly string[];
  /**
   * The row of an offer with the sum of all payments of its plan: if they add up to another sum, the borrower is told. Absent: they are not
   * compared.
   */
  readonly planTotal?: readonly string[];
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
  /** The public site's address, for canonical links, without a slash at its end. */
  readonly siteUrl: string;
  /** The currency sign of every amount; `money.isSignLast` says on which side it stands. */
  readonly currencySign: string;
  readonly money: MoneyStyle;
  /** The separator between groups of three digits in a recommended product's range. */
  readonly rangeSeparator: string;
  /**
   * The terms of the loans, as the contract has them: the public site, the loan terms with their calculator, the order's page and the disclosures
   * state them. A new brand has `isSample`, with which it cannot be published: remove it once the figures are yours.
   */
  readonly terms: LoanTerms & { readonly isSample?: true };
  /**
   * The price of a loan and the range of amounts, in cents, for the example on the public site, which is labelled as an example. Absent: the site
   * shows no example.
   */
  readonly loanExample?: LoanPrice & { readonly leastCents: Cents; readonly mostCents: Cents };
  /**
   * What the law of the lender's country requires it to state wherever it offers a loan or takes a payment: every public page, the landing page and
   * the pages of pay codes show it. See README.md.
   */
  readonly disclosures?: Disclosures;
  /** The phone number at registration: its maximum number of digits, the pattern of a complete number, and an example to show. */
  readonly phone: {
    readonly maxDigits: number;
    readonly pattern: string;
    readonly example: string;
  };
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  /**
   * Single texts of the app that this brand words differently, by language, set and key: `{ en: { repay: { title: 'Pay back' } } }`. Placeholders
   * such as `{day}` have to stay. `npm run texts -- export fil` lists sets and keys.
   */
  readonly texts?: { readonly [language in Language]?: { readonly [set: string]: { readonly [key: string]: string } } };
  /**
   * How borrowers pay at this lender's channels, by language: `/paymentInstructions` shows the steps and `/carpmm` a short form of them, instead of
   * the app's own. Each language of the brand needs its own. Absent: the pages describe e-wallets and stores. See README.md.
   */
  readonly instructions?: { readonly [language in Language]?: readonly PaymentWay[] };
  /**
   * What the lender knows about its channels, by the number that the service gives them (`channel_number`): limits, fees and barcodes. For a
   * channel without a profile, only what the service sends is shown. See README.md.
   */
  readonly channels?: { readonly [channelNumber: string]: ChannelProfile };
  /** Hosts that links and pictures of a response may point to; an empty list allows all. */
  readonly hosts: readonly string[];
  /** Whether the listed hosts may be reached over http too; otherwise over https alone. */
  readonly allowsHttp?: boolean;
  /**
   * The schemes, besides the app's own, with which an address from a legacy call may be handed to the app; absent: every scheme that is not barred
   * (see `shared/lib/schemes.ts`).
   */
  readonly appSchemes?: readonly string[];
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
   * The labels that the service gives single rows of an order, in each language that it answers in; the brand's default language
   * has to be among them. A page looks for those of its own language, and then for the default language's.
   */
  readonly orderRows: { readonly [language in Language]?: OrderRows };
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
  /** The session stays in the page's address, for an app that reads it there or loads the address anew. */
  readonly keepsSessionInAddress: boolean;
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
  /** Days without customer service, `YYYY-MM-DD`, which do not count where an answer is promised within a number of weekdays. */
  readonly holidays: readonly string[];
  /**
   * The time zone in which reminders of payments are set to 09:00, by its name in the IANA database, such as `Asia/Manila`. Absent: 09:00 in the
   * phone's time zone.
   */
  readonly timeZone?: string;
}
