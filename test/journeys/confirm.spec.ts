import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith, breakLine, succeedWith } from './support/answers.ts';
import { fillIn, nextButton } from './support/bank.ts';
import { agreeBox, answerOffer, CONFIRM, comeBack, loanButton, plainOffer } from './support/confirm.ts';
import { matrixUnless } from './support/matrix.ts';
import { pressIfThere } from './support/press.ts';
import { partsOf, placeOf, standIn } from './support/standIn.ts';

const borrower = borrowers.offer;
const toastOf = (page: Page) => page.locator('.toast');

/** The day in Manila so many days from today, as the service writes dates. */
const dayFromToday = (days: number) => new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

test.beforeEach(({ reset }) => reset(borrower));

test.describe('A borrower for whom a loan waits', () => {
  test('reads its terms', { tag: '@react' }, async ({ page, open }) => {
    await open('newLoanConfirm', borrower);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your loan' })).toBeVisible();
    await expect(page).toHaveTitle('Confirm your loan · Sample Loan');
    await expect(page.getByText('Sample Peso Loan')).toBeVisible();
    await expect(page.locator('.logo')).toHaveJSProperty('complete', true);
    await expect(page.locator('.hero__amount')).toHaveText('₱4,500.00');
    await expect(page.locator('.rows').first()).toHaveText(/Loan term\s*91 days\s*Interest rate\s*0\.22% a day/);
    await expect(page.getByText('Total repayment')).toBeVisible();
    await expect(page.getByText('₱5,900.00').first()).toBeVisible();
    const plan = page.locator('section', { has: page.getByRole('heading', { name: 'Payment Plan', exact: true }) });
    await expect(plan.getByRole('listitem')).toHaveText([/Repayment.*₱5,900\.00/s]);
    await expect(plan.getByText('Principal, interest and fee')).toBeVisible();
    await expect(plan.getByText(dayFromToday(91))).toBeVisible();
    // One screen writes amounts in one way.
    await expect(page.getByText(/(?<![₱\d,.])[\d,]+\.\d\d(?!\s?%)/)).toHaveCount(0);
  });

  for (const screen of ['newLoanConfirm', 'confirmOfPeriod', 'loanConfirm'] as const)
    test(`has the button of /${screen} in sight at once, with why it waits, over nothing at the end`, {
      tag: '@react',
    }, async ({ page, open }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await open(screen, borrower);
      const button = page.locator('.action-bar').getByRole('button');
      await expect(button).toBeInViewport({ ratio: 1 });
      await agreeBox(page).uncheck();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByText('Check the box to go on.')).toBeInViewport({ ratio: 1 });
      await expect(button).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText(/^Checked at/)).toBeInViewport();
    });

  for (const [termUnit, term] of [
    ['month', '3 months'],
    ['week', '3 weeks'],
    ['day', '3 days'],
    [1, '3 days'],
    ['fortnights', '3 fortnights'],
    [7, '3'],
  ] as const)
    test(
      `reads its term in the unit that the service names: ${termUnit}`,
      matrixUnless(termUnit === 'month'),
      async ({ page, open }) => {
        await answerOffer(page, { periods: 3, termUnit });
        await open('newLoanConfirm', borrower);
        await expect(page.locator('.rows__row').first()).toHaveText(`Loan term${term}`);
      },
    );

  test('takes it, and is led to the order that it has become', { tag: '@react' }, async ({
    page,
    open,
    journal,
    ledgerOf,
  }) => {
    await open('newLoanConfirm', borrower);
    const sent = page.waitForRequest(`**/api${CONFIRM.push}?*`);
    await loanButton(page).click();
    expect((await sent).postData()).toBe('{"amount":450000,"periods":91,"termUnit":"day","productId":"2001"}');
    await expect(page.getByText('Your loan is confirmed', { exact: true })).toBeVisible();
    const { path, query } = await placeOf(page);
    expect(path).toBe('/loanDetail');
    expect(query).toEqual({ ...borrower, product_id: '2001', from: 'confirm' });
    expect(await ledgerOf(borrower)).toMatchObject([{ kind: 'pushLoan', amount: '450000', outcome: '00' }]);
    expect(journal.calls).toEqual([
      `POST /api${CONFIRM.offer}`,
      `GET /api${CONFIRM.agreements}`,
      `POST /api${CONFIRM.push}`,
      `GET /api${CONFIRM.order}`,
    ]);
  });

  test('does not come back to the offer from there', async ({ page, open }) => {
    await open('loanDetail', borrowers.settled);
    await open('newLoanConfirm', borrower);
    await loanButton(page).click();
    await expect(page.getByText('Your loan is confirmed', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
    expect((await placeOf(page)).query).toMatchObject({ orderId: borrowers.settled.orderId });
  });

  test('whose values are texts takes it in the very same', async ({ page, open, reset }) => {
    await reset(borrowers.offerInText);
    await standIn(page, '/loanDetail');
    await open('newLoanConfirm', borrowers.offerInText);
    await expect(page.locator('.hero__amount')).toHaveText('₱4,500.00');
    await expect(page.getByText('91 days')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
    const sent = page.waitForRequest(`**/api${CONFIRM.push}?*`);
    await loanButton(page).click();
    expect((await sent).postData()).toBe('{"amount":"450000","periods":"91","termUnit":"1","productId":"2001"}');
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
  });

  test('sees an amount that is text already just as it came', async ({ page, open }) => {
    const plan = [{ ...plainOffer.repay_plans[0], amount: 'PHP 5,900' }];
    await answerOffer(page, { amount: '4,500.00 PHP', repay_plans: plan });
    await open('newLoanConfirm', borrower);
    await expect(page.locator('.hero__amount')).toHaveText('4,500.00 PHP');
    await expect(page.getByText('PHP 5,900')).toBeVisible();
  });

  test('is told what it costs before the button', { tag: '@react' }, async ({ page, open }) => {
    await open('newLoanConfirm', borrower);
    await expect(page.getByRole('heading', { name: 'What this loan costs' })).toBeVisible();
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('h2, label, .action-bar button')].map((element) =>
        element.textContent?.slice(0, 12),
      ),
    );
    expect(order).toEqual(['Payment Plan', 'What this lo', 'I have read ', 'Loan']);
  });
});

test.describe('The agreement', () => {
  test('is checked at first; unchecked, the button is grey and sends nothing; checked again, it does', {
    tag: '@react',
  }, async ({ page, open, journal }) => {
    await standIn(page, '/loanDetail');
    await open('newLoanConfirm', borrower);
    await expect(agreeBox(page)).toBeChecked();
    await expect(loanButton(page)).toBeEnabled();
    const colour = () => loanButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await colour();

    await agreeBox(page).uncheck();
    await expect(loanButton(page)).toBeDisabled();
    expect(await colour()).not.toBe(before);
    await expect(page.getByText('Check the box to go on.')).toBeVisible();
    await loanButton(page).dispatchEvent('click');
    await loanButton(page).click({ force: true });
    expect(journal.calls.filter((call) => call.includes('push'))).toEqual([]);

    await agreeBox(page).check();
    await loanButton(page).click();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
    expect(journal.calls.filter((call) => call.includes('push'))).toHaveLength(1);
  });

  test('has a box and titles that a finger hits, and the keyboard too', { tag: '@react' }, async ({ page, open }) => {
    await open('newLoanConfirm', borrower);
    const toHit = page.locator('label, .agreement__title');
    await expect(toHit).toHaveCount(4);
    const heights = await toHit.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().height),
    );
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
    await agreeBox(page).focus();
    await page.keyboard.press('Space');
    await expect(agreeBox(page)).not.toBeChecked();
  });

  test('opens a contract by its title, asked for once, and the borrower comes back to the offer', {
    tag: '@react',
  }, async ({ page, open, journal }) => {
    await open('newLoanConfirm', borrower);
    const sent = page.waitForRequest(`**/api${CONFIRM.jump}?*`);
    await page.getByRole('link', { name: 'Disclosure statement' }).dblclick();
    expect(partsOf((await sent).url()).query).toMatchObject({
      productId: '2001',
      scene: '3',
      position: '2',
      orderId: borrower.orderId,
    });
    await expect(page).toHaveURL(/\/sandbox\/agreements\/[0-9a-f]{32}\/2/);
    expect(journal.calls.filter((call) => call.endsWith('contract-jump'))).toHaveLength(1);
    await page.goBack();
    await expect(loanButton(page)).toBeEnabled();
  });

  test('known by its id alone is asked for by that', async ({ page, open }) => {
    await succeedWith(page, CONFIRM.agreements, [{ title: 'By its id', id: 77 }]);
    await open('newLoanConfirm', borrower);
    const sent = page.waitForRequest(`**/api${CONFIRM.jump}?*`);
    await page.getByRole('link', { name: 'By its id' }).click();
    expect(partsOf((await sent).url()).query['position']).toBe('77');
  });

  test('says why a contract cannot be opened', async ({ page, open, expectProblem }) => {
    expectProblem('net::ERR_CONNECTION_RESET');
    await answerWith(page, CONFIRM.jump, { code: '5', message: 'It is not ready yet.', data: null });
    await open('newLoanConfirm', borrower);
    const title = page.getByRole('link', { name: 'Loan agreement' });
    await title.click();
    await expect(toastOf(page)).toHaveText('It is not ready yet.');
    await succeedWith(page, CONFIRM.jump, { contract_url: 'javascript:document.title=1' });
    await title.click();
    await expect(toastOf(page)).toHaveText('This link is not safe to open.');
    await breakLine(page, CONFIRM.jump);
    await title.click();
    await expect(toastOf(page)).toHaveText('The document could not be opened. Please try again.');
    await expect(title).toBeEnabled();
  });

  test('that cannot be read cannot be signed, until it is there', { tag: '@react' }, async ({
    page,
    open,
    arm,
    journal,
  }) => {
    const { orderId } = borrower;
    await arm({ call: 'listAgreements', orderId, fault: 'refuse', message: 'The contracts are being changed.' });
    await open('newLoanConfirm', borrower);
    await expect(toastOf(page)).toHaveText('The contracts are being changed.');
    await expect(page.getByText('The offer or its agreements could not be loaded.')).toBeVisible();
    await expect(loanButton(page)).toBeDisabled();
    await expect(page.locator('.hero__amount')).toHaveText('₱4,500.00');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('link', { name: 'Loan agreement' })).toBeVisible();
    await expect(loanButton(page)).toBeEnabled();
    expect(journal.calls.filter((call) => call.includes('push'))).toEqual([]);
  });

  for (const none of [[], null, {}])
    test(
      `of no contracts, which the service writes as ${JSON.stringify(none)}, is a box alone`,
      matrixUnless(Array.isArray(none)),
      async ({ page, open }) => {
        await succeedWith(page, CONFIRM.agreements, none);
        await open('newLoanConfirm', borrower);
        await expect(agreeBox(page)).toBeChecked();
        await expect(loanButton(page)).toBeEnabled();
      },
    );

  for (const [contract_url, address] of [
    ['/sandbox/away/Loan Agreement.pdf', '/sandbox/away/Loan%20Agreement.pdf'],
    ['sandbox/away/terms?appName=Sample Loan', '/sandbox/away/terms?appName=Sample%20Loan'],
  ] as const)
    test(`opens a contract whose address a browser would encode, or that is relative: ${contract_url}`, async ({
      page,
      open,
    }) => {
      await succeedWith(page, CONFIRM.jump, { contract_url });
      await open('newLoanConfirm', borrower);
      await page.getByRole('link', { name: 'Disclosure statement' }).click();
      await expect(page).toHaveURL(address);
    });
});

test.describe('The offer', () => {
  test('that changed while the page stood is shown first, and signed as it is now', { tag: '@react' }, async ({
    page,
    open,
  }) => {
    await standIn(page, '/loanDetail');
    await answerOffer(page);
    await succeedWith(page, CONFIRM.push, { lendDetailsUrl: '/loanDetail' });
    await open('newLoanConfirm', borrower);
    await expect(page.locator('.hero__amount')).toHaveText('₱4,500.00');
    await answerOffer(page, { amount: 300000, periods: 60 });
    await comeBack(page);
    await expect(page.locator('.hero__amount')).toHaveText('₱3,000.00');
    await expect(page.getByRole('alert')).toHaveText('The offer has changed. Please read it again before you agree.');
    const sent = page.waitForRequest(`**/api${CONFIRM.push}?*`);
    await loanButton(page).click();
    expect((await sent).postData()).toBe('{"amount":300000,"periods":60,"termUnit":"day","productId":"2001"}');
  });

  test('that cannot be checked again is not signed', async ({ page, open, arm, expectProblem }) => {
    expectProblem('502');
    await open('newLoanConfirm', borrower);
    await expect(loanButton(page)).toBeEnabled();
    await arm({ call: 'readLoanOffer', orderId: borrower.orderId, fault: 'status', status: 502 });
    await comeBack(page);
    await expect(
      page.getByText('The offer or its agreements could not be loaded. Press Refresh to go on.'),
    ).toBeVisible();
    await expect(loanButton(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(loanButton(page)).toBeEnabled();
  });

  test('that is not there is said, with a way home', async ({ page, open }) => {
    await open('newLoanConfirm', borrowers.settled);
    await expect(page.getByRole('alert').getByRole('heading', { name: 'There is no open offer here' })).toBeVisible();
    await expect(loanButton(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('that does not come can be asked for again', { tag: '@react' }, async ({ page, open, arm, expectProblem }) => {
    expectProblem('net::ERR');
    for (const call of ['readLoanOffer', 'listAgreements'])
      await arm({ call, orderId: borrower.orderId, fault: 'drop', times: 2 });
    await open('newLoanConfirm', borrower);
    await expect(page.getByRole('alert').getByText('There is no connection.')).toBeVisible();
    await expect(async () => {
      await pressIfThere(page, 'Retry');
      await expect(loanButton(page)).toBeEnabled({ timeout: 2000 });
    }).toPass();
  });

  for (const [what, offer] of [
    ['amount', { amount: '' }],
    ['term', { periods: '' }],
  ] as const)
    test(`of which the service names no ${what} is no offer`, async ({ page, open }) => {
      await answerOffer(page, offer);
      await open('newLoanConfirm', borrower);
      await expect(page.getByRole('alert').getByText('The service has a problem right now.')).toBeVisible();
      await expect(loanButton(page)).toHaveCount(0);
    });
});

test.describe('A loan that the service refuses', () => {
  test('says why, in a toast and on the page, which stays', { tag: '@react' }, async ({
    page,
    open,
    reset,
    ledgerOf,
  }) => {
    await reset(borrowers.newBorrower);
    await open('newLoanConfirm', borrowers.newBorrower);
    await loanButton(page).click();
    await expect(toastOf(page)).toHaveText('Please bind a bank account first.');
    await expect(loanButton(page)).toBeEnabled();
    // Beside the button, wherever on the page the borrower is.
    await expect(page.locator('main').getByText('Please bind a bank account first.')).toBeInViewport();
    await expect(page).toHaveURL(/\/newLoanConfirm(\?|$)/);
    expect(await ledgerOf(borrowers.newBorrower)).toMatchObject([{ kind: 'pushLoan', outcome: '4053' }]);
    await page.getByRole('link', { name: 'Bind a bank account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment account information' })).toBeVisible();

    await fillIn(page);
    await nextButton(page).click();
    await expect(page.getByText('Your loan is not confirmed yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Go on with your loan' }).click();
    await loanButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
  });
});

test.describe('The address after the push', () => {
  const lead = async (page: Page, lendDetailsUrl: string): Promise<void> => {
    await succeedWith(page, CONFIRM.push, { lendDetailsUrl });
    await loanButton(page).click();
  };

  test('gets the common parameters, each once, and from=confirm, before its fragment', async ({ page, open }) => {
    await standIn(page, '/loanDetail');
    await open('newLoanConfirm', borrower, { building: 'b 1', lang: 'en' });
    await lead(page, '/loanDetail?orderId=B2&x=%2F#/part');
    await expect(page).toHaveURL(/#\/part$/);
    const { searchParams } = new URL(page.url());
    expect([...searchParams.keys()].sort()).toEqual(
      [...Object.keys(borrower), 'product_id', 'building', 'lang', 'from', 'x'].sort(),
    );
    expect(Object.fromEntries(searchParams)).toMatchObject({
      orderId: 'B2',
      x: '/',
      userId: borrower.userId,
      building: 'b 1',
      from: 'confirm',
    });
  });

  test('with a blank in it, or relative, is followed as a browser would write it', async ({ page, open }) => {
    await standIn(page, '/loanDetail');
    await open('newLoanConfirm', borrower);
    await lead(page, './loanDetail?orderId=B2&appName=Sample Loan');
    await expect(page).toHaveTitle('Elsewhere');
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('orderId'), searchParams.get('appName')]).toEqual([
      '/loanDetail',
      'B2',
      'Sample Loan',
    ]);
  });

  test('on another origin gets nothing of the session', async ({ page, open, expectProblem }) => {
    expectProblem('foreign request');
    await standIn(page, 'https://lender.example');
    await open('newLoanConfirm', borrower);
    await lead(page, 'https://lender.example/loan?a=1');
    await expect(page).toHaveURL('https://lender.example/loan?a=1&from=confirm');
  });

  test('that is not safe is refused, and the loan is confirmed all the same', async ({ page, open }) => {
    await open('newLoanConfirm', borrower);
    await lead(page, 'javascript:document.title=1');
    await expect(toastOf(page)).toHaveText('This link is not safe to open.');
    await expect(page.getByText('Your loan is confirmed.')).toBeVisible();
    await expect(page.getByText(/failed/i)).toHaveCount(0);
    await expect(page).toHaveTitle('Confirm your loan · Sample Loan');
    const { path, query } = partsOf(
      await page.getByRole('link', { name: 'Look at the order' }).evaluate((link) => (link as HTMLAnchorElement).href),
    );
    expect([path, query['orderId']]).toEqual(['/loanDetail', borrower.orderId]);
  });
});
