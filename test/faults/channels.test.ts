// @vitest-environment happy-dom
import { paymentStatusText } from '../../shared/payments/messages.ts';
import { screens } from './screens.tsx';
import { describeSending } from './table.ts';

const COPY = 'Copy · How to pay with this code';

for (const [name, words] of [
  ['repay', { 'with the code': COPY, card: ' · Card or e-wallet account' }],
  ['repayDelay', { 'with the code': `Pay ₱3,200.00 now instead · ${COPY}`, card: '' }],
] as const)
  describeSending(`A channel’s page, from ${name}`, {
    screen: screens[name],
    call: 'generatePayCode',
    prepare: async (stage) => {
      await stage.tap('Payment Method');
      await stage.pick('Sample Counter');
    },
    button: 'Payment',
    done: paymentStatusText.opened.text,
    maySendAgain: true,
    words: { ...words, opened: paymentStatusText.opened.text },
    table: `
    | ending                                                | shows                               | can be tapped                                                                     | sent | kept                          |
    | ----------------------------------------------------- | ----------------------------------- | --------------------------------------------------------------------------------- | ---- | ----------------------------- |
    | answered, answered after 59 s                         | {opened}                            | See your order · {with the code} · Payment Method · Refresh                       | 1    | channel opened, repaymentInfo |
    | no network, HTTP 500, HTTP 502 with a page            | The payment page did not open … No money was taken | {with the code} · Payment{card} · Close · Payment Method · Refresh                | 1    | repaymentInfo                 |
    | HTML instead of JSON, cut reply, empty reply          | The payment page did not open … No money was taken | {with the code} · Payment{card} · Close · Payment Method · Refresh                | 1    | repaymentInfo                 |
    | code of another type, HTTP 401, HTTP 403, answer lost | The payment page did not open … No money was taken | {with the code} · Payment{card} · Close · Payment Method · Refresh                | 1    | repaymentInfo                 |
    | answered after 61 s                                   | The payment page did not open … No money was taken | {with the code} · Payment{card} · Close · Payment Method · Refresh                | 1    | repaymentInfo                 |
    | refused                                               | This is closed until tomorrow.      | {with the code} · Payment{card} · Close · Payment Method · Refresh                | 1    | repaymentInfo                 |
    | refused without words                                 | We could not do this.               | {with the code} · Payment{card} · Close · Payment Method · Refresh                | 1    | repaymentInfo                 |
    | signed out                                            | You are logged out                  | {with the code} · Log in again · Payment{card} · Close · Payment Method · Refresh | 1    | repaymentInfo                 |
  `,
  });
