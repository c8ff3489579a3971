import { legacyOffers } from './legacyOffers.ts';
import { longOffer } from './longOffer.ts';
import type { OfferSeed } from './offerSeed.ts';
import { offers } from './offers.ts';

/** Every borrower for whom a loan waits. */
export const allOffers: readonly OfferSeed[] = [...offers, ...legacyOffers, longOffer];
