/** The test that has to notice a seeded bug; each of them is part of `npm test`. */
export type Catcher =
  /** The file of a unit or wire test. */
  | { readonly unit: string }
  /** The file of a journey, and a part of its title. */
  | { readonly journey: string; readonly title: string }
  /** A part of the names of cases among the worst faults. */
  | { readonly faults: string };

/** A bug as a person could make it: a piece of one source file, and what stands there instead. */
export type Seed = Catcher & {
  /** One sentence: what the borrower would suffer. */
  readonly harm: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
};
