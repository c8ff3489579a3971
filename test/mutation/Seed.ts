/** The test that has to notice a seeded bug; each of them is part of `npm test`. */
export type Catcher =
  /** A unit or wire test: the file of it. */
  | { readonly kind: 'unit'; readonly file: string }
  /** A journey in a browser: its file, a part of its title, and the pages that it needs. */
  | { readonly kind: 'journey'; readonly file: string; readonly title: string; readonly pages: readonly string[] }
  /** Cases among the worst faults: a part of their names, and the pages that they need. */
  | { readonly kind: 'faults'; readonly only: string; readonly pages: readonly string[] };

/** A bug as a person could make it: a piece of one source file, and what stands there instead. */
export interface Seed {
  /** One sentence: what the borrower would suffer. */
  readonly harm: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  readonly caughtBy: Catcher;
}
