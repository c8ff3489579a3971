import { parseRecord } from '../../shared/api/parse.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Env } from '../../shared/platform/env.ts';

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
export const justTaken = (env: Env): JustTaken => ({
  address: addressOf(env.page, 'loanDetail'),
  tell: () => void env.store.write('confirmed', { ...parseRecord(env.store.read('confirmed')), isTold: true }),
  goOn: () => void env.store.write('confirmed', null),
});
