import type { Endpoint } from '../api/endpoint.ts';
import type { OwnName, SessionName } from '../session/parameters.ts';

/**
 * How much a page may weigh: `static` makes no call, `call` makes one, `heavy` has more on it than fits, with the reason
 * beside it.
 */
export type SizeBudget = { readonly kind: 'static' | 'call' } | { readonly kind: 'heavy'; readonly reason: string };

/** What an address says: the session's parameters, and two that single pages have. */
export type AddressParameters = { readonly [name in SessionName | OwnName]: string | undefined };

/** A call whose input is what the address says, by the names that it has there, or nothing. */
export type EarlyEndpoint = Endpoint<AddressParameters, unknown> | Endpoint<void, unknown>;

/** What the build has to know of a page. */
export interface PageConfig {
  readonly sizeBudget: SizeBudget;
  /** The call that the head of the document sends before any script has arrived. */
  readonly early?: EarlyEndpoint;
  /**
   * Where this store holds anything, or the address names a rollover, it is left to the script to read it, and to send the call
   * that belongs to it.
   */
  readonly earlyUnlessStored?: 'repaymentInfo';
  /** The parameter that says what the call is about: where the address lacks it, there is nothing to ask for. */
  readonly earlyNeeds?: keyof AddressParameters;
  /**
   * The script runs as it arrives. Otherwise a page that sends a call early has its first view drawn before that, which takes
   * 0.1 kB that this page does not have.
   */
  readonly runsAtOnce?: boolean;
  /** For a page at an in-page route, which may name another order than the session does: the script asks for that one. */
  readonly isRouted?: boolean;
  /** Other addresses of the same document. */
  readonly alsoAt?: readonly string[];
  /** The file that the document is written to, where that is not the folder's name. */
  readonly file?: string;
  /** What the page may show in a frame: a page of this site, or also a document that an answer names. */
  readonly frames?: 'own' | 'answers';
  /** A document that pages of this site show in a frame, by themselves or because an answer names it. Any other is in none. */
  readonly isFramed?: boolean;
  /** Where the browser can, the likely next screen is prerendered; see shared/navigation/prerenderAhead.ts. */
  readonly prerendersNext?: boolean;
  /** Where the browser can and the brand wants it, it is there without a connection; see shared/platform/storage/offline/worker.ts. */
  readonly worksOffline?: boolean;
  /** For a page that ads lead to, each with parameters of its own: it may be found, by this description, by language. */
  readonly advertised?: { readonly [language: string]: string };
  /** Below the screen stands what the lender has to state of its licence; `showLicence` fetches what there is no room for. */
  readonly statesLicence?: boolean;
  /** Public pages may be found by search engines; a borrower's pages may not. */
  readonly isPublic?: boolean;
  /** A tool of development, which a build holds only where it is asked for. */
  readonly isPreview?: boolean;
  /**
   * For a page that uses a React component from npm: there `react` and `react-dom` are `preact/compat`, which has all of
   * React's interface and costs 1 kB to 3.5 kB (brotli), the most where the component imports React whole. Without it they are
   * Preact with hooks. `ENGINE=react` builds with React.
   */
  readonly react?: 'compat';
}
