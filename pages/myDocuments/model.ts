import { type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { unknown } from '../../shared/api/settle.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import type { AgreementCalls } from '../../shared/features/confirmation/agreements.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { follow } from '../../shared/features/core/links.ts';
import type { Env } from '../../shared/platform/env.ts';

/** The documents of an order: without the order itself nobody knows whose they are. */
export interface MyDocumentsModel extends ScreenModel {
  readonly $view: Query<Order>['$view'];
  /** The platform, for what of the page follows the document. */
  readonly env: Env;
  /** Reads the order again, and then the papers below it, where they are on screen. */
  refresh(): void;
  /** Takes how what follows the document reads the papers of an order. */
  setPapers(read: (order: Order) => void): void;
  /** Follows a contract's address. Part of the page, for what explains a failure follows addresses too. */
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
      // What is owed stands under the moment of the order. Papers that are not there yet are read as they come.
      if (isThere && isFresh && view.kind === 'ready') readPapers(view.data);
    },
    setPapers: (run) => {
      readPapers = run;
    },
    follow: (url, how, toast = env.toast) => follow({ ...env, toast }, url, how),
  };
};
