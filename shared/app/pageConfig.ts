import type { Endpoint } from '../api/endpoint.ts';
import type { SessionName } from '../session/parameters.ts';

/** Parameters of single pages, which a page's first call may carry beside the session's. */
export const OWN_NAMES = ['id', 'problemId'] as const;

/** The parameters of an address: those of the session, and two that only some pages have. */
export type AddressParameters = { readonly [name in SessionName | (typeof OWN_NAMES)[number]]: string | undefined };

/** A call whose input is the parameters of the address, under their names there, or nothing. */
export type EarlyEndpoint = Endpoint<AddressParameters, unknown> | Endpoint<void, unknown>;

/** What the build has to know about a page. */
export interface PageConfig {
  /** The call that the head of the document sends before any script has arrived. */
  readonly early?: EarlyEndpoint;
  /**
   * The head does not send the call if the tab's storage holds a value of this name, or the address names a rollover: the script
   * then reads that value and sends the call that belongs to it.
   */
  readonly earlyUnlessStored?: 'repaymentInfo';
  /** The head does not send the call if the hash of the address matches: that in-page route has a document of its own, which follows. */
  readonly earlyUnlessRoute?: RegExp;
  /** The parameter that names what the call is about: the head does not send the call if the address lacks it. */
  readonly earlyNeeds?: keyof AddressParameters;
  /** The page has an in-page route, which may name another order than the session: then the script sends the call, for that order. */
  readonly isRouted?: boolean;
  /** Other addresses of the same document. */
  readonly alsoAt?: readonly string[];
  /** What the page may show in a frame: `own`, a page of this site; `answers`, also a document that a response names. */
  readonly frames?: 'own' | 'answers';
  /** Pages of this site show this document in a frame, or a response may name it for that. No other document may be framed. */
  readonly isFramed?: boolean;
  /** The browser prerenders the likely next screen, if it can; see shared/navigation/fetchAhead.ts. */
  readonly prerendersNext?: boolean;
  /** For a page that ads lead to, each with its own parameters: search engines may list it, with this description in each language. */
  readonly advertised?: { readonly [language: string]: string };
  /** The footer states the lender's licence; `showLicence` fetches its long part. */
  readonly statesLicence?: boolean;
  /** Search engines may list public pages; they may not list a borrower's pages. */
  readonly isPublic?: boolean;
  /** A development tool, which a build contains only on request. */
  readonly isPreview?: boolean;
  /**
   * For a page that uses a React component from npm: `react` and `react-dom` then resolve to `preact/compat`, which has React's whole
   * interface and adds 1 kB to 3.5 kB (brotli), the most if the component imports all of React. With `react` the whole page runs on React
   * itself, which adds 50 kB: for a component that `preact/compat` does not run, such as a field with state of its own. By default they resolve
   * to Preact with hooks. `ENGINE=react` builds all pages with React.
   */
  readonly react?: 'compat' | 'react';
}
