import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { agreeBox, answerOffer, CONFIRM, loanButton } from './support/confirm.ts';
import { dayFromToday, inWords } from './support/days.ts';

const borrower = borrowers.offerOfPeriods;

test('A borrower reads the terms of a loan of several instalments. The box is checked at first, and unchecked nothing is sent', async ({
  page,
  open,
  journal,
}) => {
  await open('confirmOfPeriod', borrower);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your instalment loan' })).toBeVisible();
  await expect(page.locator('.hero__amount')).toHaveText('₱8,000.00');
  const rows = await page.locator('.rows').first().locator('.rows__row').allTextContents();
  expect(rows).toEqual([
    'Loan term122 days',
    'Number of periods4',
    `First payment${dayFromToday(31)} ${inWords(dayFromToday(31))}`,
    'First period31 days',
    'Interest rate0.12% a day',
  ]);
  const amounts = page.locator('.plan strong');
  await expect(amounts).toHaveText(['₱2,400.00', '₱2,400.00', '₱2,400.00', '₱2,399.99']);
  await expect(page.getByText('What this loan costs')).toBeVisible();
  await expect(agreeBox(page)).toBeChecked();
  await expect(loanButton(page)).toBeEnabled();
  await agreeBox(page).uncheck();
  await expect(loanButton(page)).toBeDisabled();
  await loanButton(page).click({ force: true });
  expect(journal.calls).toEqual([
    `POST /api${CONFIRM.offer}`,
    `GET /api${CONFIRM.agreements}`,
    `GET /api${CONFIRM.order}`,
  ]);
});

test('What the service does not say has no row', async ({ page, open }) => {
  await answerOffer(page, { firstPayTime: '', firstPeriodDay: '', repay_plans: [], pRateDsc: '' });
  await open('confirmOfPeriod', borrower);
  await expect(page.locator('.rows__row dt').first()).toHaveText('Loan term');
  await expect(page.locator('.rows').first().locator('.rows__row')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Payment Plan' })).toHaveCount(0);
});
