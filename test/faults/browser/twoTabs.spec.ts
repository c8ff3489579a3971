import type { BrowserContext, Page } from '@playwright/test';
import { paymentStatusText } from '../../../shared/payments/messages.ts';
import * as data from '../data.ts';
import { type Answers, addressOf, expect, press, type Service, see, test } from './fixture.ts';

const ok = (answer: unknown) => ({ data: answer });

const paying: Answers = {
  readRepaymentWays: ok(data.ways),
  readOrder: ok(data.order()),
  commitRepayment: 'no network',
  confirmRepayment: 'no network',
  repayByWallet: 'no network',
};
const payAddress = addressOf('/repaymentMethod', { withholdingAmount: '320000' });
const walletAddress = addressOf('/repaymentMethod', { withholdingAmount: '320000' }, '#/alipayrepayment');
const UNCONFIRMED = paymentStatusText.mayBePaid.text;

const readyToPay = async (page: Page, address = payAddress): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Pay ₱3,200.00', exact: true })).toBeEnabled();
  if (address === payAddress) await page.locator('.bank-card').first().click();
};

const sent = (service: Service): number =>
  service.asked.filter((call) => /^(commitRepayment|confirmRepayment|repayByWallet)$/.test(call)).length;

const inTwoTabs = async (context: BrowserContext, page: Page): Promise<readonly [Page, Page]> => [
  page,
  await context.newPage(),
];

for (const [name, other] of [
  ['by card', payAddress],
  ['by wallet', walletAddress],
] as const)
  test(`A card payment without an answer holds back one ${name} in another tab`, async ({ context, page, service }) => {
    service.answer(paying);
    const [first, second] = await inTwoTabs(context, page);
    await readyToPay(second, other);
    await readyToPay(first);
    await press(first, 'Pay ₱3,200.00');
    await see(first, UNCONFIRMED);
    await second.getByRole('button', { name: 'Pay ₱3,200.00', exact: true }).dispatchEvent('click');
    await see(second, UNCONFIRMED);
    expect(sent(service)).toBe(1);
  });

test('A payment tapped in two tabs in one moment is sent once', async ({ context, page, service }) => {
  service.answer({ ...paying, commitRepayment: 'never' });
  const tabs = await inTwoTabs(context, page);
  for (const tab of tabs) await readyToPay(tab);
  await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: 'Pay ₱3,200.00', exact: true }).dispatchEvent('click')),
  );
  await expect.poll(() => sent(service)).toBe(1);
  await see(tabs[0], 'Pay by card');
  expect(sent(service)).toBe(1);
});

test('A loan tapped in two tabs in one moment is sent once', async ({ context, page, service }) => {
  service.answer({
    readLoanOffer: ok(data.offer()),
    listAgreements: ok(data.agreements),
    readOrder: ok(data.noLoan),
    pushLoan: 'never',
  });
  const tabs = await inTwoTabs(context, page);
  for (const tab of tabs) {
    await tab.goto(addressOf('/newLoanConfirm'));
    await expect(tab.getByRole('button', { name: 'Loan', exact: true })).toBeEnabled();
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Loan', exact: true }).dispatchEvent('click')));
  await expect.poll(() => service.timesAsked('pushLoan')).toBe(1);
});

test('An unconfirmed payment of one tab is told of on the order in another', async ({ context, page, service }) => {
  service.answer(paying);
  const [first, second] = await inTwoTabs(context, page);
  await second.goto(addressOf('/loanDetail'));
  await see(second, 'Repayment due');
  await readyToPay(first);
  await press(first, 'Pay ₱3,200.00');
  await see(first, UNCONFIRMED);
  await second.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await see(second, UNCONFIRMED);
  service.answer({ readOrder: ok(data.settled) });
  await see(second, 'Paid in full. Thank you');
});

test('Another borrower’s tab knows nothing of the payment', async ({ context, page, service }) => {
  service.answer(paying);
  const [first, second] = await inTwoTabs(context, page);
  await readyToPay(first);
  await press(first, 'Pay ₱3,200.00');
  await see(first, UNCONFIRMED);
  await second.goto(addressOf('/repaymentMethod', { withholdingAmount: '320000', userId: '8', orderId: 'o2' }));
  await see(second, /\*\*\*\* 6677|another person/);
  await expect(second.getByText(UNCONFIRMED)).toHaveCount(0);
});
