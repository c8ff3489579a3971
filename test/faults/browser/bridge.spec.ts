import type { Page } from '@playwright/test';
import type { BridgeMessage } from '../../../shared/bridge/contract.ts';
import { putInApp, watchMoves } from '../../journeys/support/app.ts';
import { answered, answersOf, offer, order } from '../data.ts';
import { type Answers, addressOf, expect, press, type Service, see, test } from './fixture.ts';

/** A moment at which a screen tells the native app something. Each message alone is in sendToApp.test.ts, and where it is sent in the models' tests. */
interface BridgeMoment {
  readonly address: string;
  readonly answers: Answers;
  /** What the borrower does first. */
  readonly act: (page: Page) => Promise<unknown>;
  readonly messages: readonly BridgeMessage[];
  /** A text of the screen, which stays there while the app acts. */
  readonly stays: string;
  /** Without an app: the address to which the browser goes, or the words that the page says; nothing happens by default. */
  readonly goesTo?: string;
  readonly says?: string;
  /** Whether the page is left then, for the one before it. */
  readonly isLeft?: boolean;
}

/** Goes back as an app does, which asks the page first, and has the answer only once it can. */
const appBack = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { loanAppBack?(): boolean }).loanAppBack?.() ?? false))
    .toBe(true);

const moments: { readonly [name: string]: BridgeMoment } = {
  'callPhone from the order': {
    address: addressOf('/loanDetail'),
    answers: answered({ readOrder: { ...order(), telephone: '+63 2 8555 0199' } }),
    act: (page) => press(page, 'Call customer service'),
    messages: [{ action: 'callPhone', payload: { phone: '+63285550199' } }],
    goesTo: 'tel:+63285550199',
    stays: 'Repayment due',
  },
  'endBankBinding and closeWebview from the bank form': {
    address: addressOf('/bindBank'),
    answers: answered(answersOf.bindBank),
    act: async (page) => {
      await page.getByLabel('Account number').fill('0011223344556677');
      await press(page, 'Next');
    },
    messages: [
      { action: 'endBankBinding', payload: {} },
      { action: 'closeWebview', payload: {} },
    ],
    says: 'Your account is saved',
    stays: 'Save another account',
  },
  'closeWebview from an offer, on the way back': {
    address: addressOf('/newLoanConfirm', { clientType: 'ios' }),
    answers: answered({
      ...answersOf.newLoanConfirm,
      readLoanOffer: { ...offer(), isPopType: 1, popTitle: 'Your loan is ready', popContent: 'It stays open.' },
    }),
    act: async (page) => {
      await see(page, 'Payment Plan');
      await appBack(page);
      await press(page, 'Cancel');
    },
    messages: [{ action: 'closeWebview', payload: {} }],
    isLeft: true,
    stays: 'Payment Plan',
  },
};

const bring = async (page: Page, service: Service, { address, answers, act }: BridgeMoment): Promise<void> => {
  service.answer(answers);
  await page.goto(address);
  await act(page);
};

for (const [name, moment] of Object.entries(moments))
  test(`${name}: an app is told, or else the browser does it`, async ({ page, context, service }) => {
    const told = await putInApp(page, 'android');
    await bring(page, service, moment);
    await expect.poll(() => told).toEqual(moment.messages.map((message) => JSON.stringify(message)));
    await see(page, moment.stays);

    // On a phone of its own: what this one has sent would hold the payment back.
    await page.evaluate(() => localStorage.clear());
    const alone = await context.newPage();
    const moves = await watchMoves(alone);
    await bring(alone, service, moment);
    const { goesTo, says, isLeft } = moment;
    const url = goesTo && new URL(goesTo, page.url()).href;
    if (url) await expect.poll(() => moves.some((move) => move.startsWith(url))).toBe(true);
    else if (isLeft) await expect(alone.getByText(moment.stays)).toHaveCount(0);
    else await see(alone, says ?? moment.stays);
  });
