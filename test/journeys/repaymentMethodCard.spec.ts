import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith, succeedWith } from './support/answers.ts';
import { putInApp } from './support/app.ts';
import { clearFaults } from './support/faults.ts';
import { expectMarked, expectUnmarked } from './support/marked.ts';
import {
  addressOf,
  arriveAtOrder,
  COMMIT,
  CONFIRM,
  cardOf,
  codeField,
  codeFromPhone,
  confirmButton,
  LOOK,
  openRoute,
  orderOf,
  payButton,
  payWith,
  resendButton,
  toastOf,
  typeCode,
  WAY,
} from './support/repaymentMethod.ts';

// An overdue order with a card that is confirmed by a code (6789), one that is not (7890), and a wallet.
const borrower = borrowers.overdueCards;
const { cards, cardWithoutCode } = borrowers;

test.beforeEach(async ({ app, reset }) => {
  await clearFaults(app);
  for (const each of [borrower, cards, cardWithoutCode]) await reset(each);
});

test.describe('Paying with a card that needs no code', () => {
  test('leads to the order, which is settled', { tag: '@react' }, async ({ page, journal, ledgerOf }) => {
    await openRoute(page, borrower);
    await payWith(page, '7890');
    await expect(page).toHaveURL(orderOf(borrower));
    await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Details');
    await expect.poll(() => journal.calls).toEqual([WAY, LOOK, COMMIT, LOOK]);
    expect((await ledgerOf(borrower)).map(({ kind, outcome }) => `${kind} ${outcome}`).sort()).toEqual([
      'commitRepayment 00',
      'payment 00',
    ]);
  });

  test('says all of it in one call', async ({ page }) => {
    const ways = page.waitForResponse(addressOf(WAY));
    await openRoute(page, borrower, '', { couponId: 'C7' });
    const { data } = await (await ways).json();
    const asked = page.waitForRequest(addressOf(COMMIT));
    await payWith(page, '7890');
    const [, card] = data.bankCards;
    expect((await asked).postDataJSON()).toEqual({
      amount: '725000',
      bankName: card.bankName,
      cardId: card.id,
      cardNo: '**** 7890',
      couponId: 'C7',
      orderId: '180001',
      repayToken: data.repayToken,
      bankCode: card.bankCode,
      sendMsg: 0,
    });
  });

  for (const [withholdingAmount, shown] of [
    ['1234.56', '₱1234.56'],
    ['1,234.56', '₱1,234.56'],
    ['₱100', '₱100'],
  ] as const)
    test(`sends an amount that is text already, ${withholdingAmount}, just as it was given`, async ({ page }) => {
      await succeedWith(page, COMMIT.replace('POST /api', ''), { needValid: 0, repayRecordId: 'r1' });
      await openRoute(page, borrower, '', { withholdingAmount });
      await expect(page.locator('.hero__amount')).toHaveText(shown);
      const asked = page.waitForRequest(addressOf(COMMIT));
      await payWith(page, '7890');
      expect((await asked).postDataJSON()).toMatchObject({ amount: withholdingAmount });
      await arriveAtOrder(page, borrower);
    });

  test('says in the words of the service why it was refused, and can be tried again', { tag: '@react' }, async ({
    page,
    arm,
    journal,
  }) => {
    const refusal = { call: 'commitRepayment', fault: 'refuse', code: '4061', message: 'The card has expired.' };
    await arm({ ...refusal, orderId: '180001' });
    await openRoute(page, borrower);
    await payWith(page, '7890');
    await expect(toastOf(page)).toHaveText('The card has expired.');
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByRole('radio', { name: /7890/ })).toBeChecked();
    expect(journal.calls).toEqual([WAY, LOOK, COMMIT, WAY, LOOK]);
    await payButton(page).click();
    await expect(page).toHaveURL(orderOf(borrower));
  });

  test('says in its own words that it was refused without a word', async ({ page }) => {
    await answerWith(page, '/v2/loan/service/loan/repayment-commit', { code: '1', message: '', data: null });
    await openRoute(page, borrower);
    await payWith(page, '7890');
    await expect(page.getByRole('alert')).toHaveText('The processing failed');
    await expect(toastOf(page)).toHaveText('');
  });

  test('calls nothing failed that the service has seen before, with no word of its own', async ({ page }) => {
    await answerWith(page, '/v2/loan/service/loan/repayment-commit', { code: 800005, message: '', data: null });
    await openRoute(page, borrower);
    await payWith(page, '7890');
    await expect(toastOf(page)).toHaveText('do not submit the payment request again');
    await expect(page.getByRole('alert')).toContainText('You may have paid already');
    await expect(page.getByText(/failed/i)).toHaveCount(0);
  });
});

test.describe('Paying with a card that needs a code', () => {
  test('asks for the code from the phone, and leads to the order', { tag: '@react' }, async ({
    page,
    context,
    journal,
    ledgerOf,
  }) => {
    await openRoute(page, borrower);
    await payWith(page, '6789');
    await expect(toastOf(page)).toHaveText('code sent, check your phone');
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.getByText('Sample Metropolitan Bank **** 6789')).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText('₱7,250.00');
    await codeField(page).fill(await codeFromPhone(context, '50016'));
    await confirmButton(page).click();
    await expect(page).toHaveURL(orderOf(borrower));
    await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
    await expect.poll(() => journal.calls).toEqual([WAY, LOOK, COMMIT, CONFIRM, LOOK]);
    expect((await ledgerOf(borrower)).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
  });

  test('confirms the record of the commit', async ({ page, context }) => {
    const committed = page.waitForResponse(addressOf(COMMIT));
    await openRoute(page, borrower);
    await payWith(page, '6789');
    const { data } = await (await committed).json();
    const asked = page.waitForRequest(addressOf(CONFIRM));
    const code = await codeFromPhone(context, '50016');
    await codeField(page).fill(code);
    await codeField(page).press('Enter');
    expect((await asked).postDataJSON()).toEqual({
      orderId: '180001',
      verifyCode: code,
      repaymentRecordId: data.repayRecordId,
    });
    await expect(page).toHaveURL(orderOf(borrower));
  });

  test('pays one part of several, and the order shows the next', async ({ page }) => {
    await openRoute(page, cards);
    await payWith(page, '1234');
    await typeCode(page, cards);
    await confirmButton(page).click();
    await expect(page).toHaveURL(orderOf(cards));
    await expect(page.getByText('2 of 4 paid.')).toBeVisible();
  });

  for (const code of ['', '12345']) {
    test(`asks for the whole code where it is "${code}", and sends nothing`, { tag: '@matrix' }, async ({
      page,
      journal,
    }) => {
      await openRoute(page, borrower);
      await payWith(page, '6789');
      await codeField(page).fill(code);
      await confirmButton(page).click();
      await expectMarked(codeField(page), 'Please enter the correct code');
      await page.keyboard.type('6');
      await expectUnmarked(codeField(page));
      expect(journal.calls).toEqual([WAY, LOOK, COMMIT]);
    });
  }

  test('says that a code is wrong, and keeps it to be mended', { tag: '@react' }, async ({ page }) => {
    await openRoute(page, borrower);
    await payWith(page, '6789');
    await codeField(page).fill('000000');
    await confirmButton(page).click();
    await expectMarked(codeField(page), 'verification code wrong');
    await expect(page.getByText('verification code wrong')).toHaveCount(1);
    await expect(codeField(page)).toHaveValue('000000');
    await typeCode(page, borrower);
    await confirmButton(page).click();
    await expect(page).toHaveURL(orderOf(borrower));
  });

  test('says any other refusal in the words of the service', async ({ page, arm }) => {
    const refusal = { call: 'confirmRepayment', fault: 'refuse', code: '4063', message: 'This code is too old.' };
    await arm({ ...refusal, orderId: '180001' });
    await openRoute(page, borrower);
    await payWith(page, '6789');
    await codeField(page).fill('123456');
    await confirmButton(page).click();
    await expect(toastOf(page)).toHaveText('This code is too old.');
    await expect(codeField(page)).toHaveValue('123456');
  });

  test('says so where the service has seen the request before, and looks at the order', async ({ page, arm }) => {
    await openRoute(page, borrower);
    await payWith(page, '6789');
    await arm({ call: 'confirmRepayment', fault: 'refuse', code: '800005', message: 'Again?', orderId: '180001' });
    await codeField(page).fill('123456');
    await confirmButton(page).click();
    await expect(toastOf(page)).toHaveText('do not submit the payment request again');
    await expect(page.getByRole('alert')).toContainText('You may have paid already');
    await expect(page.getByText(/failed/i)).toHaveCount(0);
    await expect(page.getByText(/It does not show yet/)).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expect(confirmButton(page)).toHaveCount(0);
  });

  test('can be left for another card', { tag: '@react' }, async ({ page, journal, ledgerOf }) => {
    await openRoute(page, borrower);
    await payWith(page, '6789');
    await expect(codeField(page)).toBeVisible();
    await page.getByRole('button', { name: 'Choose another card' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('radio', { name: /6789/ })).toBeChecked();
    await payWith(page, '7890');
    await expect(page).toHaveURL(orderOf(borrower));
    await expect.poll(() => journal.calls).toEqual([WAY, LOOK, COMMIT, COMMIT, LOOK]);
    expect((await ledgerOf(borrower)).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
  });
});

test.describe('Another code', () => {
  test('can be asked for after 60 seconds, which the control counts', { tag: '@react' }, async ({
    page,
    context,
    journal,
  }) => {
    await page.clock.install();
    await openRoute(page, borrower);
    // What the head has read is too old ten seconds later for the part of the page that pays.
    await expect(payButton(page)).toBeVisible();
    // From here on only as much time passes as is let: a second that a full machine takes would be missing below.
    await page.clock.pauseAt(new Date(Date.now() + 10_000));
    await payWith(page, '6789');
    await expect(resendButton(page)).toHaveText('get code (60 s)');
    await expect(resendButton(page)).toBeDisabled();
    const first = await codeFromPhone(context, '50016');
    await page.clock.runFor(1_000);
    await expect(resendButton(page)).toHaveText('get code (59 s)');
    await page.clock.runFor(58_000);
    await expect(resendButton(page)).toHaveText('get code (1 s)');
    await page.clock.runFor(1_000);
    await expect(resendButton(page)).toHaveText('get code');

    const asked = page.waitForRequest(addressOf(COMMIT));
    await resendButton(page).click();
    expect((await asked).postDataJSON()).toMatchObject({ sendMsg: 1, cardNo: '**** 6789' });
    await expect(toastOf(page)).toHaveText('code sent, check your phone');
    await expect(resendButton(page)).toHaveText('get code (60 s)');
    const second = await codeFromPhone(context, '50016');
    expect(second).not.toBe(first);
    await page.clock.runFor(1_000);
    await codeField(page).fill(second);
    await confirmButton(page).click();
    await expect(page).toHaveURL(orderOf(borrower));
    expect(journal.calls.slice(0, 5)).toEqual([WAY, LOOK, COMMIT, COMMIT, CONFIRM]);
  });

  test('is counted for on after a reload, at the code', { tag: '@react' }, async ({ page, journal }) => {
    await page.clock.install();
    await openRoute(page, borrower);
    await payWith(page, '6789');
    await expect(codeField(page)).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(resendButton(page)).toHaveText('get code (40 s)');
    await page.reload();
    await expect(codeField(page)).toBeVisible();
    await expect(resendButton(page)).toHaveText(/^get code \((40|39|38) s\)$/);
    await expect(page.getByText('Sample Metropolitan Bank **** 6789')).toBeVisible();
    await typeCode(page, borrower);
    await confirmButton(page).click();
    await expect(page).toHaveURL(orderOf(borrower));
    expect(journal.calls.slice(0, 6)).toEqual([WAY, LOOK, COMMIT, WAY, LOOK, CONFIRM]);
  });

  test('is not waited for longer where somebody sets the clock back', async ({ page }) => {
    await page.clock.install();
    await openRoute(page, borrower);
    await payWith(page, '6789');
    await expect(resendButton(page)).toHaveText('get code (60 s)');
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() - 3_600_000;
    });
    await page.clock.runFor(30_000);
    await expect(resendButton(page)).toHaveText('get code (30 s)');
    await page.clock.runFor(30_000);
    await expect(resendButton(page)).toHaveText('get code');
  });

  test('leaves what the phone keeps free of codes and card numbers', async ({ page }) => {
    await openRoute(page, borrower);
    await payWith(page, '6789');
    await codeField(page).fill('123456');
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).toContain('cardCode');
    expect(kept).not.toContain('123456');
    expect(kept).not.toContain('6789');
  });
});

test.describe('After a confirmed code', () => {
  for (const [kind, clientType, actions] of [
    ['android', 'android', ['dismissRepayment']],
    ['ios', 'ios', []],
    ['ios', '', []],
  ] as const) {
    test(`the native dialog is dismissed unless it is iOS (${kind}, clientType "${clientType}")`, {
      tag: '@matrix',
    }, async ({ page }) => {
      const received = await putInApp(page, kind);
      await openRoute(page, borrower, '', { clientType });
      await payWith(page, '6789');
      await typeCode(page, borrower);
      await confirmButton(page).click();
      await expect(page).toHaveURL(orderOf(borrower));
      await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
      const sent = received.map((message) => (typeof message === 'string' ? JSON.parse(message) : message));
      expect(sent.map(({ action }) => action)).toEqual(actions);
    });
  }

  test('in an app whose handlers throw, the order follows all the same', async ({ page }) => {
    await putInApp(page, 'broken');
    await openRoute(page, borrower, '', { clientType: 'android' });
    await payWith(page, '6789');
    await typeCode(page, borrower);
    await confirmButton(page).click();
    await expect(page).toHaveURL(orderOf(borrower));
  });

  test('without a code nothing is dismissed', async ({ page, expectProblem }) => {
    // This borrower's product has no logo.
    expectProblem('404');
    const received = await putInApp(page, 'android');
    await openRoute(page, cardWithoutCode, '', { clientType: 'android' });
    await payWith(page, '3456');
    await expect(page).toHaveURL(orderOf(cardWithoutCode));
    await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
    expect(received).toEqual([]);
  });
});

test.describe('In Filipino', () => {
  test('the code and its refusals are said', { tag: '@react' }, async ({ page }) => {
    await openRoute(page, borrower, '', { lang: 'fil' });
    await cardOf(page, '6789').click();
    await page.getByRole('button', { name: 'Magbayad', exact: true }).click();
    await expect(toastOf(page)).toHaveText('Naipadala na ang code, tingnan ang iyong telepono');
    await page.getByRole('textbox', { name: 'Code mula sa SMS' }).fill('000000');
    await page.getByRole('button', { name: 'Kumpirmahin' }).click();
    await expect(page.getByRole('alert')).toHaveText('Mali ang verification code');
    await expect(page.getByRole('button', { name: /^Kumuha ng code \(\d+ s\)$/ })).toBeVisible();
  });
});

test('an answer that does not say whether a code is needed is unconfirmed', async ({ page }) => {
  await openRoute(page, borrower);
  await succeedWith(page, '/v2/loan/service/loan/repayment-commit', { needValid: 'maybe' });
  await payWith(page, '7890');
  await expect(page.getByRole('alert')).toContainText('You may have paid already');
});
