import type { Page } from '@playwright/test';
import { succeedWith } from './answers.ts';

/** The path of the call that reads an order. */
export const ORDER_PATH = '/v3/loan-details/loan-details';

/** An order as the service answers it, with nothing special about it. */
const plainOrder = {
  orderStatus: 170,
  noticeStatusText: 'Repayment due',
  noticeDesText: 'Please repay in time.',
  productName: 'Sample Peso Loan',
  productLogo: '',
  userOrderDetail: { detail: [{ text: 'Total repayment', value: '₱3,100.00' }] },
  recProducts: [],
  inside: 0,
  h5Url: '',
  isDelay: 0,
  telephone: '',
  isScore: '0',
  playeduL: '',
  reyMsg: '',
  KindTipsMsg: '',
  cardNeedPop: 0,
  cardPopTitle: '',
  cardPopMsg: '',
};

/** Answers the order call with the plain order and these changes. */
export const answerOrder = (page: Page, changes: { readonly [name: string]: unknown }): Promise<unknown> =>
  succeedWith(page, ORDER_PATH, { ...plainOrder, ...changes });
