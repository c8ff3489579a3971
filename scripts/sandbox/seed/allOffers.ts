import { longOffer } from './longOffer.ts';
import type { OfferSeed } from './offerSeed.ts';
import { offers } from './offers.ts';
import { olderOffers } from './olderOffers.ts';

/** Every borrower for whom a loan waits. */
export const allOffers: readonly OfferSeed[] = [...offers, ...olderOffers, longOffer];
