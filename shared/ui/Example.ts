import type { ReactNode } from 'react';

/** A component in one of its states, for the gallery of development and the tests that walk through it. */
export interface Example {
  readonly title: string;
  readonly node: ReactNode;
  /** It covers the whole page, so the gallery gives it a page of its own. */
  readonly coversPage?: boolean;
}

/** The states of a folder's components, by name: at the least empty, long, busy and failed, where it has these. */
export interface Examples {
  readonly [component: string]: readonly Example[];
}

/** Gives each of the examples a page of its own. */
export const onOwnPages = (examples: readonly Example[]): readonly Example[] =>
  examples.map((example) => ({ ...example, coversPage: true }));

/** A square logo that needs no request. */
export const sampleLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><path d="M0 0h9v9H0z" fill="#4a6650"/></svg>',
)}`;

/** A word without a place to break, as a service may send it. */
export const longWord = 'PayThroughTheCentersOfTheVisayasAndMindanaoAndAllTheirBranches';

/** A name of many words. */
export const longName = 'Sample Pawnshop and Money Transfer Centers of the Visayas, Mindanao and the Islands Around';

/** For callbacks that an example does not use. */
export const ignore = (): void => {};
