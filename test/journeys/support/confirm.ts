import type { Locator, Page } from '@playwright/test';
import { offerData } from '../../support/offers.ts';
import { succeedWith } from './service.ts';

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

/** The button that takes the loan. */
export const loanButton = (page: Page, name = 'Loan'): Locator => page.getByRole('button', { name, exact: true });

/** The checkbox that accepts the contracts. */
export const agreeBox = (page: Page): Locator => page.getByRole('checkbox');
