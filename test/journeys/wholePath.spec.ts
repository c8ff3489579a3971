import { rowLabelOf } from '../../scripts/sandbox/brandVoice.ts';
import { textsIn } from '../../scripts/sandbox/texts/texts.ts';
import { borrowers } from '../support/borrowers.ts';
import { brand, expect, test } from './fixture.ts';
import { NUMBER } from './support/bank.ts';
import { payAtCounter } from './support/counter.ts';
import { englishFinder } from './support/english.ts';
import { LOOKS_AGAIN_MS } from './support/looks.ts';
import { money, wordingIn } from './support/wording.ts';

const borrower = borrowers.offerOfThree;
const PARTS = 3;
const PART = money(195_000);

// In the default brand one whose texts come in a file of their own. That no language lacks a text, test/build tries.
const language = brand.id === 'default' ? 'fil' : brand.defaultLanguage;

test(`From a bank account to the receipt of the last instalment, in the language ${language}`, async ({
  page,
  open,
  ledgerOf,
}) => {
  test.slow();
  const service = textsIn(language);
  const own = await wordingIn(language);
  const findEnglish = await englishFinder(language);
  /** That a screen is in the borrower's language as a whole, once it has this on it. */
  const isWhole = async (): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    if (language !== 'en') await expect.poll(() => findEnglish(page)).toEqual([]);
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  await page.clock.install();
  // An account to send the money to.
  await open('bindBank', borrower, { lang: language });
  await expect(page.getByLabel(service.bank.number, { exact: true })).toBeVisible();
  await isWhole();
  await page.getByRole('button', { name: service.bank.bank }).first().click();
  const picker = page.getByRole('dialog', { name: service.bank.bank });
  await picker.getByText('Sample Island Bank', { exact: true }).click();
  await isWhole();
  await picker.getByRole('button', { name: own('picker.confirm') }).click();
  await page.getByLabel(service.bank.number, { exact: true }).fill(NUMBER);
  await page.getByLabel(service.bank.birthDay).fill('1990-05-04');
  await press(own('bankForm.next'));
  await expect(heading(own('bankSaved.saved'))).toBeVisible();
  await isWhole();

  // The terms, a contract, and the loan.
  await open('newLoanConfirm', borrower, { lang: language });
  await expect(page.locator('.hero__amount')).toHaveText(money(500_000));
  await expect(page.getByText(PART)).toHaveCount(PARTS);
  await expect(page.getByText(service.offer.instalmentOf(1, PARTS))).toBeVisible();
  await expect(page.getByText(money(585_000)).first()).toBeVisible();
  await isWhole();
  await page.getByRole('link', { name: service.offer.agreement }).click();
  await expect(page).toHaveURL(/\/sandbox\/agreements\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.offer.agreement);
  await expect(page.getByText(money(585_000))).toBeVisible();
  await isWhole();
  await page.goBack();
  await press(own('confirmScreen.loan'));
  await expect(heading(own('justTaken.confirmed'))).toBeVisible();
  await expect(page.locator('.hero__amount')).toHaveText(money(500_000));
  await isWhole();

  // The order, and each instalment by its code.
  await page.getByRole('link', { name: own('justTaken.view') }).click();
  for (let paid = 1; paid <= PARTS; paid += 1) {
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await expect(page.locator('.hero__amount')).toHaveText(PART);
    await expect(page.getByText(rowLabelOf(brand, service.rows.amountOfInstalment), { exact: true })).toBeVisible();
    await expect(page.getByText(service.instalmentOf(paid, PARTS))).toBeVisible();
    await isWhole();
    await press(own('loanDetail.repayment'));
    await expect(page).toHaveURL(/\/repay\?/);
    await expect(page.locator('.hero__amount')).toHaveText(PART);
    await isWhole();
    // The page of what is due looks too, once the tab has seen a payment.
    const looked = page.waitForResponse(
      (response) => response.url().includes('/loan-details/loan-details?') && page.url().includes('/repaymentOfCode2'),
    );
    await page.getByRole('link', { name: own('payCodeBox.steps') }).click();
    await expect(page).toHaveURL(/\/repaymentOfCode2\?/);
    await expect(page.locator('.hero__amount')).toHaveText(PART);
    await isWhole();
    await looked;
    await payAtCounter(page);
    await page.clock.fastForward(LOOKS_AGAIN_MS);
    const isLast = paid === PARTS;
    await expect(heading(own(isLast ? 'paymentResult.paidAll' : 'paymentResult.paid'))).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText(PART);
    await isWhole();
    if (!isLast) await page.getByRole('link', { name: own('paymentResult.viewOrder') }).click();
  }

  // The receipt of the last one, and an order that owes nothing.
  await expect(page.getByText(own('paymentResult.nothingLeft'))).toBeVisible();
  const receipt = page.waitForEvent('download');
  await press(own('receipt.save'));
  expect((await receipt).suggestedFilename()).toBe('receipt.png');
  await expect(page.getByText(own('receipt.saved'))).toBeVisible();
  await isWhole();
  await page.getByRole('link', { name: own('paymentResult.viewOrder') }).click();
  await expect(heading(service.statusTitles.settled)).toBeVisible();
  await expect(page.getByText(service.statusDescriptions.settled)).toBeVisible();
  await isWhole();
  const payments = (await ledgerOf(borrower)).filter(({ kind }) => kind === 'payment');
  expect(payments.map(({ amount }) => amount)).toEqual(['195000', '195000', '195000']);
});
