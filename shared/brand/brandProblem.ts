/** What is wrong with a field of a brand; `path` is the field's, with its object's before it. */
export interface BrandProblem {
  readonly path: string;
  readonly reason: string;
}
