import type { Page } from '@playwright/test';
import { order } from '../../../scripts/gallery/states/data/order.ts';
import { succeedWith } from './answers.ts';

/** The path of the call that reads an order. */
export const ORDER_PATH = '/v3/loan-details/loan-details';

/** Answers the order call with an order of which there is nothing special to say, and these changes. */
export const answerOrder = (page: Page, changes: { readonly [name: string]: unknown }): Promise<unknown> =>
  succeedWith(page, ORDER_PATH, order(170, { productLogo: '', telephone: '', ...changes }));
