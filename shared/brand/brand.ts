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

/** Labels of an order's rows in one language, the first that an order has. Without such a row its page leads with no amount. */
export interface OrderRows {
  /** What is to be paid now. */
  readonly amountDue: readonly string[];
  /** How many days that is late. */
  readonly daysLate: readonly string[];
  /** What a loan just confirmed brings. */
  readonly loanAmount: readonly string[];
  /** The rows that are told of a loan just confirmed, in this order. */
  readonly loanFacts: readonly string[];
  /** What an offer says all payments of its plan come to: where they do not, the borrower is told. Absent, nothing is said. */
  readonly planTotal?: readonly string[];
}

/** Everything that a lender changes to make this app its own. */
export interface Brand {
  /** Lower-case letters and digits; part of every storage key. */
  readonly id: string;
  readonly name: string;
  /** The mark before the name: one path of lines on a grid of 24, drawn in `onBrand` on the brand's colour. */
  readonly logo: string;
  readonly colors: { readonly light: Palette; readonly dark: Palette };
  /**
   * What of the design differs: radii and spaces by the names of `styles/settings/_tokens.scss`, in rem, and the fonts of all texts, such as
   * `['Inter', 'sans-serif']`. No font is loaded: a borrower's data go into what is to be read.
   */
  readonly look?: {
    readonly radii?: { readonly [name in 's' | 'm' | 'round']?: string };
    readonly spaces?: { readonly [name in 'hair' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl']?: string };
    readonly fonts?: readonly [string, ...string[]];
  };
  /** Shown where an order names no phone of its own. */
  readonly servicePhone: string;
  /** With the code of its country, such as `+63`, by which a chat is opened. */
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
  /** The sign at every amount; `money.isSignLast` says on which side. */
  readonly currencySign: string;
  readonly money: MoneyStyle;
  /** Stands between groups of three digits in a recommended product's range. */
  readonly rangeSeparator: string;
  /**
   * The terms of the loans, as the contract has them: the public site, the loan terms with their calculator, the order's page and the
   * disclosures say them. `isSample` is in a new brand and keeps it from being published: take it out once the figures are yours.
   */
  readonly terms: LoanTerms & { readonly isSample?: true };
  /**
   * What a loan costs, and between which amounts, in cents, for the example on the public site, which says that it is one. Absent, the
   * site works out no example.
   */
  readonly loanExample?: LoanPrice & { readonly leastCents: Cents; readonly mostCents: Cents };
  /**
   * What the law of the lender's country has it state wherever it offers a loan or takes a payment: every public page, the landing page
   * and the pages of pay codes show it. See README.md.
   */
  readonly disclosures?: Disclosures;
  /** The registration phone: how many digits at most, the pattern of a whole one, and an example to show. */
  readonly phone: {
    readonly maxDigits: number;
    readonly pattern: string;
    readonly example: string;
  };
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  /**
   * Single texts of the app that this brand words otherwise, by language, set and key: `{ en: { repay: { title: 'Pay back' } } }`. What stands
   * for a value, such as `{day}`, has to stay. `npm run texts -- export fil` lists sets and keys.
   */
  readonly texts?: { readonly [language in Language]?: { readonly [set: string]: { readonly [key: string]: string } } };
  /**
   * How borrowers pay at the channels of this lender, by language: `/paymentInstructions` tells it step by step and `/carpmm` in short, in
   * place of the app's own ways. Each language of the brand needs its own. Absent, the pages tell of e-wallets and stores. See README.md.
   */
  readonly instructions?: { readonly [language in Language]?: readonly PaymentWay[] };
  /**
   * What the lender knows of its channels, by the number that the service gives them (`channel_number`): what they take, add and read. Of a
   * channel without a profile only what the service says is shown. See README.md.
   */
  readonly channels?: { readonly [channelNumber: string]: ChannelProfile };
  /** Hosts that links and pictures of an answer may lead to; an empty list allows all. */
  readonly hosts: readonly string[];
  /** Whether the listed hosts may be reached over http too; otherwise over https alone. */
  readonly allowsHttp?: boolean;
  /**
   * The schemes, beside its own, under which an older call's address is handed to the app; where it is absent every
   * one that is not barred (see `shared/lib/schemes.ts`).
   */
  readonly appSchemes?: readonly string[];
  /** Stands for `{svc}` in the service's paths. */
  readonly service: string;
  /** Paths of single calls that differ from those of `shared/api/endpoints/`, by the call's name. */
  readonly paths: { readonly [call: string]: `/${string}` };
  /**
   * The codes by which the service refuses, by what they mean for the borrower. Any other code is a refusal of which the
   * page knows the service's own words alone.
   */
  readonly refusals: { readonly [kind in RefusalKind]?: readonly string[] };
  /**
   * The labels that the service gives single rows of an order, in each language that it answers in; the brand's default language
   * has to be among them. A page looks for those of its own language, and then for the default language's.
   */
  readonly orderRows: { readonly [language in Language]?: OrderRows };
  /**
   * Calls that move money or sign carry an `Idempotency-Key`, the same for a repeat of what the borrower wants. A service on
   * another origin has to allow the header first.
   */
  readonly sendsIdempotencyKey: boolean;
  /** The store rating carries the stars chosen; otherwise always 5. */
  readonly sendsChosenStars: boolean;
  /** Orders can be paid by card or from an e-wallet account, at `/repaymentMethod`. */
  readonly takesCards: boolean;
  /** What the loan costs is worked out before the borrower confirms. */
  readonly showsLoanCost: boolean;
  /** The session stays in the page's address, for an app that reads it there or loads the address anew. */
  readonly keepsSessionInAddress: boolean;
  /**
   * By which parameter of the session the lender's own app is known, and its values there, in any case: in the app, which has
   * a bar of its own, pages leave out theirs. Absent, they always have it.
   */
  readonly app?: { readonly parameter: SessionName; readonly values: readonly [string, ...string[]] };
  /**
   * Whether browsers that can prerender the repayment page of an order that is looked at, so that it is there at a tap; absent,
   * they do. Costs the service one read of the plan for each such look; see README.md.
   */
  readonly prerenders?: boolean;
  /**
   * Whether browsers that can keep the pages of pay codes for a day, for shops without a signal; absent, they do. With `false`
   * the next visit removes what phones have kept of them; see README.md.
   */
  readonly worksOffline?: boolean;
  /**
   * Where pages report errors, timings and steps, without anything of the borrower; absent, they report nothing, and hold no
   * code for it. See README.md.
   */
  readonly reporting?: {
    /** A path of the pages' own host, or an https address. */
    readonly endpoint: string;
    /** Of how many page views timings and steps are reported, from 0 to 1; errors always are. */
    readonly sampleRate: number;
  };
  /** Days without service, `YYYY-MM-DD`, left out when an answer is promised within weekdays. */
  readonly holidays: readonly string[];
  /**
   * The time zone in which the reminders of payments stand at 09:00, by its name in the IANA database, such as `Asia/Manila`. Absent, it is
   * 09:00 wherever the phone is.
   */
  readonly timeZone?: string;
}
