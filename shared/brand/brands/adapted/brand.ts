import type { Brand } from '../../brand.ts';
import { brand as base } from '../default/brand.ts';

/** A lender whose service does not follow the contract: see `adapter.ts`. All names are samples. */
export const brand: Brand = {
  ...base,
  id: 'adapted',
  name: 'Sample Adapted',
  scheme: 'sampleadapted',
  languages: ['en', 'fil'],
  // Codes of that service.
  refusals: {
    signedOut: ['session-expired'],
    noSuchOrder: ['order-not-found', 'product-mismatch'],
    nothingToRepay: ['nothing-due'],
    notExtendable: ['not-extendable'],
    noOffer: ['no-offer', 'offer-closed'],
    noAccount: ['account-required'],
  },
};
