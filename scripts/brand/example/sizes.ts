import type { PageSizes } from 'borrower-web/shared/brand/brand.ts';

// A page may weigh more than the app's limit (bytes, brotli) where you say why. A slow phone waits 20 ms for each kilobyte.
export const sizes: PageSizes = {
  paymentHistory: { bytes: 26_000, reason: 'It has a calendar.' },
};
