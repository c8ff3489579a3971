import type { BrowserContext, Page } from '@playwright/test';
import { paymentStatusText } from '../../../shared/payments/messages.ts';
import { answered, answersOf } from '../data.ts';
import { type Answers, addressOf, expect, press, see, test } from './fixture.ts';

const paying: Answers = { ...answered(answersOf.repaymentMethod), commitRepayment: 'no network' };
const payAddress = addressOf('/repaymentMethod', { withholdingAmount: '320000' });
const UNCONFIRMED = paymentStatusText.mayBePaid.text;

const readyToPay = async (page: Page): Promise<void> => {
  await page.goto(payAddress);
  await expect(page.getByRole('button', { name: 'Pay ₱3,200.00', exact: true })).toBeEnabled();
  await page.locator('.bank-card').first().click();
};

const inTwoTabs = async (context: BrowserContext, page: Page): Promise<readonly [Page, Page]> => [
  page,
  await context.newPage(),
];

test('A card payment without an answer holds back another one in another tab', async ({ context, page, service }) => {
  service.answer(paying);
  const [first, second] = await inTwoTabs(context, page);
  await readyToPay(second);
  await readyToPay(first);
  await press(first, 'Pay ₱3,200.00');
  await see(first, UNCONFIRMED);
  await second.getByRole('button', { name: 'Pay ₱3,200.00', exact: true }).dispatchEvent('click');
  await see(second, UNCONFIRMED);
  expect(service.timesAsked('commitRepayment')).toBe(1);
});

const signing = { ...answered(answersOf.newLoanConfirm), pushLoan: 'never' } as const;

for (const [what, address, button, answers, call] of [
  ['payment', payAddress, 'Pay ₱3,200.00', { ...paying, commitRepayment: 'never' }, 'commitRepayment'],
  ['loan', addressOf('/newLoanConfirm'), 'Loan', signing, 'pushLoan'],
] as const)
  test(`A ${what} tapped in two tabs in one moment is sent once`, async ({ context, page, service }) => {
    service.answer(answers);
    const tabs = await inTwoTabs(context, page);
    const buttonOn = (tab: Page) => tab.getByRole('button', { name: button, exact: true });
    for (const tab of tabs) {
      await tab.goto(address);
      await expect(buttonOn(tab)).toBeEnabled();
      if (call === 'commitRepayment') await tab.locator('.bank-card').first().click();
    }
    await Promise.all(tabs.map((tab) => buttonOn(tab).dispatchEvent('click')));
    await expect.poll(() => service.timesAsked(call)).toBe(1);
    await see(tabs[0], button === 'Loan' ? 'Confirm your loan' : 'Pay by card');
    expect(service.timesAsked(call)).toBe(1);
  });
