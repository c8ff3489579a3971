import { applicants } from './applicants.ts';
import type { BorrowerSeed } from './borrowerSeed.ts';
import { complainants } from './complainants.ts';
import { longBorrower } from './longBorrower.ts';
import { popupBorrowers } from './popupBorrowers.ts';
import { repayers } from './repayers.ts';

/** Every borrower of the sandbox. An order's number begins with its status. */
export const borrowers: readonly BorrowerSeed[] = [
  ...applicants,
  ...repayers,
  ...popupBorrowers,
  ...complainants,
  longBorrower,
];
