import type { Page } from '@playwright/test';
import { order } from '../../../scripts/gallery/states/data/order.ts';

/** Mocks the response body of one call from now on; `path` is the call's below `/api`. */
export const answerWith = (page: Page, path: string, body: unknown): Promise<unknown> =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    (route) => route.fulfill({ json: body }),
  );

/** Mocks a successful response with this data to one call from now on. */
export const succeedWith = (page: Page, path: string, data: unknown): Promise<unknown> =>
  answerWith(page, path, { code: '00', message: 'success', data });

/** Makes one call fail with a connection reset from now on. */
export const breakLine = (page: Page, path: string): Promise<unknown> =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    (route) => route.abort('connectionreset'),
  );

/** The path of the call that reads an order. */
export const ORDER_PATH = '/v3/loan-details/loan-details';

/** Mocks the order call with a default order and these changes. */
export const answerOrder = (page: Page, changes: { readonly [name: string]: unknown }): Promise<unknown> =>
  succeedWith(page, ORDER_PATH, order(170, { productLogo: '', telephone: '', ...changes }));
