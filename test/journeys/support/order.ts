import type { Page } from '@playwright/test';
import { order } from '../../../scripts/gallery/states/data/order.ts';
import { succeedWith } from './answers.ts';

/** The path of the call that reads an order. */
export const ORDER_PATH = '/v3/loan-details/loan-details';

/** Mocks the order call with a default order and these changes. */
export const answerOrder = (page: Page, changes: { readonly [name: string]: unknown }): Promise<unknown> =>
  succeedWith(page, ORDER_PATH, order(170, { productLogo: '', telephone: '', ...changes }));
