/** The moment, and a timer; times are in milliseconds. `after` answers how to cancel. */
export interface Clock {
  /** By the phone's clock, since the epoch. Somebody may set it at any time. */
  now(): number;
  /** Since some moment of this page's life, and evenly, whatever the phone's clock does. May stand while the phone sleeps. */
  steady(): number;
  after(ms: number, run: () => void): () => void;
}
