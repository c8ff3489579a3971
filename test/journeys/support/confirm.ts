import type { Locator, Page } from '@playwright/test';
import { legacyOffer } from '../../../scripts/gallery/states/data/offer.ts';
import { offerData } from '../../support/offers.ts';
import { succeedWith } from './answers.ts';

/** Paths of the calls of a confirmation, below `/api`. */
export const CONFIRM = {
  offer: '/v3/loan-confirm/loan-detail-confirm',
  agreements: '/v3/contract/contract',
  push: '/v3/loan-confirm/loan-detail-push',
  order: '/v3/loan-details/loan-details',
} as const;

/** Mocks the offer call with the default offer and these changes from now on. */
export const answerOffer = (page: Page, changes: { readonly [name: string]: unknown } = {}): Promise<unknown> =>
  succeedWith(page, CONFIRM.offer, offerData(changes));

const classic = {
  productLogo: '',
  productName: 'Sample Classic Loan',
  details: [],
  repay_plans: [{ title: 'Repayment', amount: '590000', description: '', pay_time: '2099-02-20' }],
  buttonText: '',
  showRupee: 0,
};

/** The same for an older offer. */
export const answerLegacy = (page: Page, changes: { readonly [name: string]: unknown }): Promise<unknown> =>
  succeedWith(page, '/older/confirm-data', legacyOffer({ ...classic, ...changes }));

/** The button that takes the loan. */
export const loanButton = (page: Page, name = 'Loan'): Locator => page.getByRole('button', { name, exact: true });

/** The checkbox that accepts the contracts. */
export const agreeBox = (page: Page): Locator => page.getByRole('checkbox');
