/** The test that must fail on a seeded bug; each is part of `npm test`. */
export type Catcher =
  /** The file of a unit or wire test. */
  | { readonly unit: string }
  /** The file of a journey, and a part of its title. */
  | { readonly journey: string; readonly title: string }
  /** A part of the names of cases among the worst faults. */
  | { readonly faults: string };

/** A realistic bug: a text in one source file and its replacement. */
export type Seed = Catcher & {
  /** One sentence: what the borrower would suffer. */
  readonly harm: string;
  readonly file: string;
  /** The text to replace; it must occur in the file exactly once. */
  readonly find: string;
  readonly replace: string;
};
