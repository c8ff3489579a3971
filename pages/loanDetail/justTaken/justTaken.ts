import { parseRecord } from '../../../shared/api/parse.ts';
import { addressOf } from '../../../shared/navigation/open.ts';
import type { Env } from '../../../shared/platform/env.ts';

/** A loan that was just taken, which the page of its order announces once. */
export interface JustTaken {
  /** The order's own page. */
  readonly address: string;
  /** The announcement is on screen. From now on any other visit shows the order. */
  tell(): void;
  /** The borrower goes on to the order: this visit does not show the announcement again either. */
  goOn(): void;
}

/** Reads what a confirmation page of this tab has stored for its order's page under `confirmed`. */
export const justTaken = ({ page, store }: Env): JustTaken => ({
  address: addressOf(page, 'loanDetail'),
  tell: () => void store.write('confirmed', { ...parseRecord(store.read('confirmed')), isTold: true }),
  goOn: () => void store.write('confirmed', null),
});
