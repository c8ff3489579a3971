/** An offer with the moment at which it was read, in milliseconds since the epoch. */
export interface ShownOffer<Offer> {
  readonly offer: Offer;
  readonly atMs: number;
}
