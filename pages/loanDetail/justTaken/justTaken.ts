import { parseRecord } from '../../../shared/api/parse.ts';
import { addressOf } from '../../../shared/navigation/open.ts';
import type { Env } from '../../../shared/platform/env.ts';

/** A loan that was taken just now, as its order's page tells of it: once. */
export interface JustTaken {
  /** The order's own page. */
  readonly address: string;
  /** The borrower is being told. From then on any other visit shows the order. */
  tell(): void;
  /** The borrower goes on to the order: even this very visit has nothing to tell any more. */
  goOn(): void;
}

/** What a page of this tab that confirms a loan has kept for its order's page, by the name of `confirmed`. */
export const justTaken = ({ page, store }: Env): JustTaken => ({
  address: addressOf(page, 'loanDetail'),
  tell: () => void store.write('confirmed', { ...parseRecord(store.read('confirmed')), isTold: true }),
  goOn: () => void store.write('confirmed', null),
});
