import { type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { unknown } from '../../shared/api/settle.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import type { AgreementCalls } from '../../shared/features/confirmation/agreements.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { follow } from '../../shared/features/core/links.ts';
import type { Env } from '../../shared/platform/env.ts';

/** The documents of an order; without the order itself it is not known whose they are. */
export interface MyDocumentsModel extends ScreenModel {
  readonly $view: Query<Order>['$view'];
  /** The platform, for the late chunk of the page. */
  readonly env: Env;
  /** Reads the order again, and then the documents below it, if they are on screen. */
  refresh(): void;
  /** Registers the function with which the late chunk reads the documents of an order. */
  setPapers(read: (order: Order) => void): void;
  /** Opens a contract's address. In the page's script, because the chunk that explains a failure opens addresses too. */
  follow: AgreementCalls['follow'];
}

/** The model of `/myDocuments`. */
export const createMyDocuments = (env: Env): MyDocumentsModel => {
  const { productId, orderId } = env.page.session;
  const read = createQuery(env, async () =>
    orderId ? env.call(readOrder, { productId, orderId }) : unknown('incomplete'),
  );
  let readPapers = (_order: Order): void => {};
  return {
    $view: read.$view,
    env,
    open: () => void read.refresh(),
    refresh: async () => {
      const isThere = read.$view.get().kind === 'ready';
      const isFresh = await read.refresh();
      const view = read.$view.get();
      // The amounts owed are shown under the time of the order. Documents that have not loaded yet are read when they load.
      if (isThere && isFresh && view.kind === 'ready') readPapers(view.data);
    },
    setPapers: (run) => {
      readPapers = run;
    },
    follow: (url, how, toast = env.toast) => follow({ ...env, toast }, url, how),
  };
};
