import { complaintSeeds } from '../complaints/complaintSeeds.ts';
import type { Order } from '../database/schema.ts';
import type { Screen } from './links.ts';

/** More than these are found in the borrower's own list. */
const MAX_LINKS = 4;

/** The complaints that come with a borrower's order, each as the screen that shows it. */
export function complaintScreens(order: Order): Screen[] {
  const seeds = complaintSeeds[order.id] ?? [];
  return seeds.slice(0, MAX_LINKS).map(({ id }) => ({ path: '/complainDetails', extra: `problemId=${id}` }));
}
