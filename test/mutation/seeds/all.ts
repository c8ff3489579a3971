import type { Seed } from '../Seed.ts';
import { attack } from './attack.ts';
import { complaintViews } from './complaintViews.ts';
import { confirmViews } from './confirmViews.ts';
import { orderViews } from './orderViews.ts';
import { otherViews } from './otherViews.ts';
import { repaymentViews } from './repaymentViews.ts';

/** Bugs as people make them, each with the test that has to notice it. */
export const seeds: readonly Seed[] = [
  ...attack,
  ...repaymentViews,
  ...orderViews,
  ...confirmViews,
  ...complaintViews,
  ...otherViews,
];
