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
  refresh(): void;
  /** Follows a contract's address. Part of the page, for what explains a failure follows addresses too. */
  follow: AgreementCalls['follow'];
}

/** The model of `/myDocuments`. */
export const createMyDocuments = (env: Env): MyDocumentsModel => {
  const { productId, orderId } = env.page.session;
  const read = createQuery(env, async () =>
    orderId ? env.call(readOrder, { productId, orderId }) : unknown('incomplete'),
  );
  const refresh = (): void => void read.refresh();
  return {
    $view: read.$view,
    env,
    open: refresh,
    refresh,
    follow: (url, how, toast = env.toast) => follow({ ...env, toast }, url, how),
  };
};
