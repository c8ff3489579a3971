import type { Page } from '@playwright/test';
import { item } from '../../../scripts/gallery/states/data/bank.ts';
import { succeedWith } from './service.ts';

export const FORM = 'POST /api/v3/bind-card/card-init';
export const BIND = 'POST /api/v3/bind-card/bind-card';
export const BIND_FOR_LOAN = 'POST /api/v3/loan-details/bind-card';
export const BIND_ADDRESS = '**/bind-card?*';

/** An account number that the sandbox accepts. */
export const NUMBER = '0011223344556677';

export const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** The heading that replaces the form after the account is saved. */
export const savedHeading = (page: Page) => page.getByRole('heading', { name: 'Your account is saved' });

/** Opens the picker of an item, marks one of its options, and confirms it. */
export const pick = async (page: Page, title: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: title }).first().click();
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByText(option, { exact: true }).click();
  await sheet.getByRole('button', { name: 'Confirm' }).click();
};

/** Fills in the default form with values that the sandbox accepts. */
export const fillIn = async (page: Page, number = NUMBER): Promise<void> => {
  await pick(page, 'Bank', 'Sample Island Bank');
  await page.getByLabel('Account number').fill(number);
  await page.getByLabel('Date of birth').fill('1990-05-04');
};

/** Creates a form item as the service returns it. */
export const bankItem = (code: string, changes: { readonly [name: string]: unknown } = {}) =>
  item(code, 'text', code, { cardTypeMi: 0, ...changes });

/** Mocks the form call with these items. */
export const answerForm = (page: Page, items: readonly object[]): Promise<unknown> =>
  succeedWith(page, '/v3/bind-card/card-init', { items });

/** Returns a list that collects the bodies of the page's requests to bind. */
export const watchBinding = (page: Page): readonly Record<string, unknown>[] => {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (/\/bind-card\?/.test(request.url())) bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
};
