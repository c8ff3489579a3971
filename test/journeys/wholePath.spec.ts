import type { Page } from '@playwright/test';
import { texts as service } from '../../scripts/sandbox/texts.ts';
import { borrowers } from '../support/borrowers.ts';
import { brand, expect, test } from './fixture.ts';
import { payCode } from './support/service.ts';
import { englishFinder, money, wordingIn } from './support/texts.ts';

const CHANNEL = 'Sample Bank';
// An account number that the sandbox accepts.
const NUMBER = '0011223344556677';
const [PART, LAST] = [money(150_050), money(149_999)];

// In the default brand also one whose texts come in a file of their own. That no language lacks a text, test/build tries.
const languages = brand.id === 'default' ? ['en', 'fil'] : [brand.defaultLanguage];

/** What a borrower who reads a language does and sees in this story. */
const readerOf = async (language: string) => {
  const own = await wordingIn(language);
  const findEnglish = await englishFinder(language);
  /** A text of the app with these values, and with any others. */
  const said = (id: string, values: Record<string, string> = {}): RegExp =>
    new RegExp(
      own(id)
        .split(/\{(\w+)\}/)
        .map((part, at) => (at % 2 ? (values[part] ?? '') : part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&') || '.*')
        .join(''),
    );
  /** That a screen is in the borrower's language as a whole, once it has this on it. */
  const isWhole = async (page: Page): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    if (language !== 'en') await expect.poll(() => findEnglish(page)).toEqual([]);
  };
  const press = (page: Page, id: string) => page.getByRole('button', { name: own(id), exact: true }).click();
  return { own, said, isWhole, press };
};

for (const language of languages) {
  test(`From a bank account to the receipt of the last instalment, in the language ${language}`, async ({
    page,
    open,
    ledgerOf,
  }) => {
    test.slow();
    const { own, said, isWhole, press } = await readerOf(language);
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    const { offerFeeTakenOff: applicant, instalments: payer } = borrowers;

    // An account to send the money to.
    await open('bindBank', applicant, { lang: language });
    await page.getByRole('button', { name: service.bank.bank }).first().click();
    const picker = page.getByRole('dialog', { name: service.bank.bank });
    await picker.getByText('Sample Island Bank', { exact: true }).click();
    await isWhole(page);
    await picker.getByRole('button', { name: own('common.confirm') }).click();
    await page.getByLabel(service.bank.number, { exact: true }).fill(NUMBER);
    await page.getByLabel(service.bank.birthDay).fill('1990-05-04');
    await press(page, 'bankForm.next');
    await expect(heading(own('common.accountSaved'))).toBeVisible();
    await isWhole(page);

    // The terms with their cost to the cent, a contract, and the loan.
    await open('newLoanConfirm', applicant, { lang: language });
    const figures = [`${own('common.receive')}${money(450_000)}`, `${own('common.payBack')}${money(590_000)}`];
    // Side by side; the amount alone where a brand does not show the cost.
    await expect(page.locator('.figures > div')).toHaveText(brand.showsLoanCost ? figures : []);
    await expect(page.locator('.hero__amount')).toHaveText(brand.showsLoanCost ? [] : [money(500_000)]);
    const cost = said('loanCost.costs', { cost: money(140_000) });
    await expect(page.getByText(cost)).toHaveCount(Number(brand.showsLoanCost));
    const parts = [
      `${own('offerTerms.amount')}${money(500_000)}`,
      `${service.rows.serviceFee}${money(50_000)}`,
      own('loanCost.month'),
    ];
    for (const part of brand.showsLoanCost ? parts : [])
      await expect(page.locator('.rows__row', { hasText: part })).toHaveCount(1);
    await isWhole(page);
    await page.getByRole('link', { name: service.offer.agreement }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.offer.agreement);
    await page.goBack();
    await press(page, 'confirmScreen.loan');
    await expect(heading(own('justTaken.confirmed'))).toBeVisible();
    await expect(page.getByText(said('common.moneyTo')).locator('..')).toContainText(
      service.facts.account('Sample Island Bank', NUMBER.slice(-4)),
    );
    await isWhole(page);
    await page.getByRole('link', { name: own('common.order') }).click();
    await expect(page.locator('.plan__item')).toContainText([money(590_000)]);
    await isWhole(page);

    // An order with a plan, of which the second instalment is due.
    await open('loanDetail', payer, { lang: language });
    await expect(page.locator('.plan__item--paid')).toHaveCount(1);
    await expect(page.locator('.plan__item--due')).toContainText(PART);
    await expect(
      page.getByText(said('planTimeline.leftOf', { left: money(450_099), total: money(600_149) })),
    ).toBeVisible();
    await isWhole(page);

    // To the page of a channel. The app is ended there, and opened anew: nothing is left of the tab.
    await press(page, 'loanDetail.repayment');
    await expect(page).toHaveURL(/\/repay\?/);
    await expect(page.locator('.hero__amount')).toHaveText(PART);
    await isWhole(page);
    await press(page, 'repaymentWays.method');
    const sheet = page.getByRole('dialog', { name: own('common.pickChannel') });
    await sheet.getByText(CHANNEL).click();
    await isWhole(page);
    await sheet.getByRole('button', { name: own('channelSheet.pay'), exact: true }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    const channel = await page.context().newPage();
    await channel.goto(page.url());
    await page.close();
    const back = await channel.context().newPage();
    await back.goto(`/loanDetail?${new URLSearchParams({ ...payer, lang: language })}`);
    await expect(back.getByText(said('paymentStatus.atChannel', { place: CHANNEL, amount: PART }))).toContainText(
      own('paymentStatus.opened'),
    );
    await isWhole(back);
    await channel.getByRole('button', { name: service.payPage.pay }).click();
    const paid = (title: string) =>
      back.locator('section', { has: back.getByRole('heading', { name: own(title), exact: true }) });
    const first = paid('paymentDetails.paid');
    await expect(first.locator('.hero__amount')).toHaveText(PART);
    const [payment] = (await ledgerOf(payer)).filter(({ kind }) => kind === 'payment');
    await expect(first.locator('.rows')).toContainText(`${own('paymentDetails.reference')}${payment?.payCode}`);
    await expect(first.getByText(said('paymentDetails.next', { amount: PART }))).toBeVisible();
    await expect(back.locator('.plan__item--paid')).toHaveCount(2);
    await expect(back.getByText(service.instalmentOf(3, 4), { exact: true })).toBeVisible();
    await isWhole(back);

    // The instalments that are left, by their codes.
    for (const part of [PART, LAST]) {
      await press(back, 'loanDetail.repayment');
      await back.getByRole('link', { name: own('common.codeSteps') }).click();
      await expect(back).toHaveURL(/\/repaymentOfCode2\?/);
      await expect(back.locator('.hero__amount').last()).toHaveText(part);
      await isWhole(back);
      const code = (await back.locator('.code').textContent()) ?? '';
      await payCode(back.context(), code);
      await expect(paid(part === LAST ? 'paymentDetails.paidAll' : 'paymentDetails.paid')).toContainText(code);
      await isWhole(back);
      if (part !== LAST) await back.getByRole('link', { name: own('common.order') }).click();
    }
    await expect(back.getByText(own('paymentDetails.nothingLeft'))).toBeVisible();
    await press(back, 'receipt.copy');
    await expect(back.getByRole('button', { name: own('common.copied') })).toBeVisible();
    await back.getByRole('link', { name: own('common.order') }).click();
    await expect(back.getByRole('heading', { name: service.statusTitles.settled, exact: true })).toBeVisible();
    await isWhole(back);
  });
}
