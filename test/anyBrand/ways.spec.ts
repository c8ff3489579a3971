import type { Page } from '@playwright/test';
import { sumsTimesOf } from '../../scripts/sandbox/brandVoice.ts';
import { captchaCode, smsCode } from '../../scripts/sandbox/testBorrower.ts';
import { texts as service } from '../../scripts/sandbox/texts.ts';
import { groupThousands } from '../../shared/domain/money.ts';
import { brand, expect, test } from '../journeys/fixture.ts';
import { box, mark, write } from '../journeys/support/complaints.ts';
import { money, wordingIn } from '../journeys/support/texts.ts';
import { borrowers } from '../support/borrowers.ts';

const own = await wordingIn(brand.defaultLanguage);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const payAt = async (page: Page, channel: string): Promise<void> => {
  await button(page, own('repaymentWays.method')).click();
  await page.getByRole('dialog').getByText(channel).click();
  await button(page, own('channelSheet.pay')).click();
};

test.describe(`The brand "${brand.id}"`, () => {
  test('writes its amounts its own way, and sends them as they came', async ({ page, open }) => {
    const borrower = borrowers.dueSoonWithDelay;
    await open('repay', borrower);
    await expect(page.locator('.hero__amount')).toHaveText(money(320_000));
    const asked = page.waitForRequest(/generate-vcode/);
    await payAt(page, 'Sample Counter');
    expect((await asked).postDataJSON()).toMatchObject({
      amount: 320_000 * sumsTimesOf(brand),
      channelNumber: '90007',
    });
  });

  test('moves the due date for a fee', async ({ page, open, ledgerOf }) => {
    const borrower = borrowers.dueSoonWithDelay;
    await open('loanDetail', borrower);
    await button(page, own('loanDetail.rollover')).click();
    await expect(page.locator('.hero__amount')).toHaveText(money(48_000));
    await payAt(page, 'Sample Remittance');
    await page.locator('form button').click();
    await expect.poll(async () => (await ledgerOf(borrower)).map(({ kind }) => kind)).toContain('payment');
  });

  test('takes a complaint', async ({ page, open, ledgerOf }) => {
    await open('complaint', mark);
    await page.getByRole('button', { name: service.complaints.repayment }).click();
    await page.waitForURL(/complainPageNext/);
    await write(page, 'I paid at the counter.');
    await expect(box(page)).toHaveValue('I paid at the counter.');
    await button(page, own('common.send')).click();
    await expect(page.getByText(own('complainPageNext.sent'))).toBeVisible();
    expect((await ledgerOf(mark)).length).toBeGreaterThan(0);
  });

  test('takes a registration of a phone number that it calls an example', async ({ page, app }) => {
    test.skip(brand.pages?.['promotion'] !== undefined, 'The brand leaves the page out.');
    await page.goto('/promotion?id=7001');
    const field = (id: string) => page.getByLabel(own(id), { exact: true });
    const picture = page.getByAltText(own('promotion.picture'));
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(264);
    const sid = new URL((await picture.getAttribute('src')) ?? '', page.url()).searchParams.get('sid') ?? '';
    await field('promotion.captcha').fill(await captchaCode(app.sandbox, sid));
    await field('common.phone').fill(brand.phone.example);
    await button(page, own('promotion.getCode')).click();
    await expect(page.getByText(own('promotion.sent'))).toBeVisible();
    await field('promotion.sms').fill(await smsCode(app.sandbox, brand.phone.example));
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText(own('promotion.registered'))).toBeVisible();
  });

  test('leads who is signed out to its app', async ({ page, open, arm }) => {
    test.skip(!brand.refusals.signedOut?.length, 'The brand names no code in refusals.signedOut.');
    const borrower = borrowers.dueSoon;
    await arm({ call: 'readOrder', orderId: borrower.orderId, fault: 'refuse', code: '4001', message: 'No.' });
    await open('loanDetail', borrower);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(own('failure.signedOut'));
  });

  test('sends of a rating the stars that its service counts', async ({ page, open }) => {
    await open('loanDetail', borrowers.score);
    await page.locator('.star').nth(2).click();
    const sent = page.waitForRequest(/store-score/);
    await button(page, own('common.send')).click();
    expect((await sent).postDataJSON()).toEqual({ score: brand.sendsChosenStars ? 3 : 5 });
    await expect(page.getByRole('dialog', { name: own('orderRest.thanks') })).toBeVisible();
  });

  test('groups a product’s range its own way', async ({ page, open }) => {
    await open('loanDetail', borrowers.notApproved);
    const range = groupThousands(50_000, brand.rangeSeparator, brand.money.isLakh);
    await expect(page.getByText(range, { exact: true })).toBeVisible();
  });

  test('keeps its stores apart from those of another brand', async ({ page, open }) => {
    await open('repay', borrowers.dueSoon);
    await expect(page.locator('.hero__amount')).toBeVisible();
    const keys = await page.evaluate(() => Object.keys(sessionStorage).sort());
    expect(keys).toEqual([`loan:${brand.id}:borrower`, `loan:${brand.id}:repaymentInfo`]);
  });

  test('says on its public pages who lends, and how to reach them', async ({ page }) => {
    await page.goto('/Contact');
    await expect(page.getByText(brand.email).first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByText(brand.company.legalName).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(brand.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  });
});
