import type { BrowserContext, Page } from '@playwright/test';
import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { phoneTable } from '../support/phoneTable.ts';
import { expect, test } from './fixture.ts';
import { box, sendButton, write } from './support/complaints.ts';
import { answerOffer, CONFIRM, loanButton } from './support/confirm.ts';
import { codeField, payButton, payWith } from './support/repaymentMethod.ts';
import { breakLine, succeedWith } from './support/service.ts';

// Ana has an overdue order with cards, Ben one that is due soon; both use the one phone.
const ana: BorrowerOf = borrowers.overdueCards;
const ben: BorrowerOf = borrowers.cardAndWallet;

const DRAFT = 'They call my mother at work.';
const SENT = 'I paid on Monday and it shows as due.';
const CONTRACT = 'https://lender.example/contract';
const OPEN_CONTRACT = /Open the (document|contract)/;
const NOT_YOURS = { code: '4031', message: 'This order is not yours.' };

const addressOf = (screen: string, borrower: Partial<BorrowerOf>, extra: Record<string, string> = {}): string =>
  `/${screen}?${new URLSearchParams({ ...(borrower as BorrowerOf), ...extra })}`;

const contractOf = (page: Page) => page.getByRole('dialog', { name: 'Please read this agreement' });
const showOffer = async (page: Page, changes = {}): Promise<void> => {
  await answerOffer(page, changes);
  await succeedWith(page, CONFIRM.agreements, []);
};
const showContract = (page: Page) => showOffer(page, { popAgreementUrl: CONTRACT });

/** Makes the service refuse requests for another borrower's order. */
const refuseForeignOrders = (page: Page): Promise<unknown> =>
  page.route('**/api/**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const isForeign = query.get('userId') !== ana['userId'] && query.get('orderId') === ana.orderId;
    return isForeign ? route.fulfill({ json: NOT_YOURS }) : route.fallback();
  });

/** Ana's visit: everything that a page can keep of a borrower is kept of her now. Answers what nobody else may see. */
const actAsAna = async (page: Page): Promise<readonly string[]> => {
  await page.goto(addressOf('loanDetail', ana, { lang: 'en' }));
  await page.getByRole('button', { name: 'REPAY', exact: true }).click();
  await expect(page.locator('.code')).toBeVisible();
  const code = (await page.locator('.code').textContent()) ?? '';
  const amount = (await page.locator('.hero__amount').textContent()) ?? '';

  // A code that the order is looked at for.
  await page.goto(addressOf('repaymentOfCode2', ana));
  await expect(page.getByText('This page updates by itself.')).toBeVisible();

  await page.goto(addressOf('repaymentMethod', ana));
  await payWith(page, '6789');
  await expect(codeField(page)).toBeVisible();

  await page.goto(addressOf('complainPageNext', ana, { problemType: '3', orderNo: ana.orderId }));
  await write(page, SENT);
  await sendButton(page).click();
  await page.waitForURL(/\/complaint\b/);
  await page.goto(addressOf('complainPageNext', ana, { problemType: '2', orderNo: ana.orderId }));
  await write(page, DRAFT);

  // A loan that is confirmed, and another one of which nobody knows.
  await showOffer(page);
  await succeedWith(page, CONFIRM.push, { lendDetailsUrl: addressOf('loanDetail', ana, { from: 'confirm' }) });
  await page.goto(addressOf('newLoanConfirm', { ...ana, orderId: '', productId: '2002' } as BorrowerOf));
  await loanButton(page).click();
  await page.waitForURL(/\/loanDetail\b/);
  await page.unrouteAll();

  await page.route(CONTRACT, (route) => route.fulfill({ contentType: 'text/html', body: '<title>x</title>Terms' }));
  await showContract(page);
  await page.goto(addressOf('newLoanConfirm', ana));
  await contractOf(page).getByRole('button', { name: OPEN_CONTRACT }).click();
  await page.waitForURL(CONTRACT);
  await page.goto(addressOf('newLoanConfirm', ana));
  await contractOf(page).getByRole('button', { name: 'Agree' }).click();
  await breakLine(page, CONFIRM.order);
  await breakLine(page, CONFIRM.push);
  await loanButton(page).click();
  await expect(page.getByText('We do not know yet whether your loan went through')).toBeVisible();
  await page.unrouteAll();
  return [
    code,
    amount,
    DRAFT,
    SENT,
    'Code from the SMS',
    'We do not know',
    'You may have paid',
    'Your loan is confirmed',
  ];
};

const keysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);

const nameOf = (key: string): string => key.replace(/^loan:\w+:/, '').replace(/^(payments|sent|slip):.*/, '$1:*');

/** The borrower's first page on the phone since the other one's: says so, shows nothing else, and leads on. */
const takeOver = async (page: Page, borrower: Partial<BorrowerOf>): Promise<void> => {
  await page.goto(addressOf('complaintList', borrower));
  await expect(page.getByRole('alert')).toHaveText(/^This link is for another person/);
  await expect(page.getByRole('heading')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Looks at a page until it stands still, and says which of these words stand on it. */
const seenOn = async (page: Page, address: string, words: readonly string[]): Promise<readonly string[]> => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0);
  const seen = await page.evaluate(
    () =>
      document.body.innerText +
      [...document.querySelectorAll('textarea, input')].map((field) => (field as HTMLInputElement).value).join(),
  );
  return words.filter((word) => seen.includes(word)).map((word) => `${word} on ${address}`);
};

const complaint = { problemType: '2', orderNo: ana.orderId };
const screens = (borrower: Partial<BorrowerOf>): readonly string[] => [
  addressOf('loanDetail', borrower),
  addressOf('repaymentOfCode', borrower),
  addressOf('repaymentOfCode', borrower, { type: '2' }),
  addressOf('repaymentOfCode2', borrower),
  addressOf('repay', borrower),
  addressOf('repaymentMethod', borrower),
  addressOf('myDocuments', borrower),
  addressOf('complaint', borrower),
  addressOf('complainPageNext', borrower, complaint),
];

const { orderId: _o, productId: _p, ...sessionOfBen } = ben;

/** The ways in which Ben's app or a link can open a page: his order, no order, the product alone, and Ana's order under his session. */
const sessionsOfBen: readonly Partial<BorrowerOf>[] = [
  ben,
  sessionOfBen as Partial<BorrowerOf>,
  { ...sessionOfBen, productId: ana.productId } as Partial<BorrowerOf>,
  { ...ben, orderId: ana.orderId, productId: ana.productId },
];

test.beforeEach(({ expectProblem }) => {
  expectProblem('Failed to load resource');
  expectProblem(`foreign request: ${CONTRACT}`);
});

test.describe('Two borrowers on one phone', () => {
  test.setTimeout(240_000);

  const contractIsLocked = async (page: Page): Promise<void> => {
    await showContract(page);
    await page.route(CONTRACT, () => {});
    await page.goto(addressOf('newLoanConfirm', ben));
    await expect(contractOf(page).getByRole('button', { name: 'Agree' })).toBeDisabled();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };

  test('what the first has left is never seen by the second, locks nothing, and is there for the first again', {
    tag: '@matrix',
  }, async ({ page, context }) => {
    const words = await actAsAna(page);

    const kept = [...new Set((await keysOf(page)).map(nameOf))].sort();
    // The words of a complaint are written once a payment has been missing for a quarter of an hour.
    const promised = phoneTable
      .filter(({ name, place }) => name !== 'complaintWords' && !/^(history|cache)/.test(place))
      .map(({ name }) => name);
    expect(kept, 'the visit leaves every key of the table').toEqual(expect.arrayContaining(promised));
    expect([...promised].sort(), 'and every key that it leaves is in the table').toEqual(expect.arrayContaining(kept));

    const asBen = async (tab: Page): Promise<void> => {
      await takeOver(tab, ben);
      await refuseForeignOrders(tab);
      for (const session of sessionsOfBen)
        for (const address of screens(session)) expect(await seenOn(tab, address, words)).toEqual([]);
      await tab.unrouteAll();
      await tab.goto(addressOf('repaymentMethod', ben));
      await expect(payButton(tab)).toBeVisible();
      await expect(codeField(tab)).toHaveCount(0);
      await tab.goto(addressOf('complainPageNext', ben, complaint));
      await expect(box(tab)).toHaveValue('');
      await expect(box(tab)).toBeEnabled();
      await contractIsLocked(tab);
    };
    const newTab = async (of: BrowserContext, run: (tab: Page) => Promise<void>): Promise<void> => {
      const tab = await of.newPage();
      await run(tab);
      await tab.close();
    };
    // Somebody who knows only her user id has another session, or none.
    const asSomebodyWhoKnowsAna = async (tab: Page): Promise<void> => {
      await takeOver(tab, { ...ana, sessionId: '' } as BorrowerOf);
      for (const sessionId of ['another-session', ''])
        for (const address of [
          addressOf('complaint', { ...ana, sessionId } as BorrowerOf),
          addressOf('complainPageNext', { ...ana, sessionId } as BorrowerOf, complaint),
        ])
          expect(await seenOn(tab, address, [DRAFT, SENT])).toEqual([]);
    };
    await newTab(context, asBen);
    await newTab(context, asSomebodyWhoKnowsAna);

    // Runs before Ben's own visits replace hers in this tab.
    await page.goto(addressOf('repaymentMethod', ana));
    await expect(codeField(page)).toBeVisible();
    await page.goto(addressOf('repaymentOfCode', ana));
    await expect(page.locator('.code')).toHaveText(words[0] ?? 'none');
    // An app that opens her page with a new session in the same webview finds what she was writing.
    await page.goto(addressOf('complainPageNext', { ...ana, sessionId: 'renewed' } as BorrowerOf, complaint));
    await expect(box(page)).toHaveValue(DRAFT);
    await asBen(page);

    await takeOver(page, ana);
    await page.goto(addressOf('complaint', ana));
    await expect(page.getByRole('heading', { name: 'Your complaint has been sent' })).toBeVisible();
    await newTab(context, async (tab) => {
      await breakLine(tab, CONFIRM.order);
      await showOffer(tab);
      await tab.goto(addressOf('newLoanConfirm', ana));
      await expect(tab.getByText('We do not know yet whether your loan went through')).toBeVisible();
    });
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
      ana['sessionId'],
    );
  });
});
