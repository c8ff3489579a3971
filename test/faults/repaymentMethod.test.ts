// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { paymentStatusText } from '../../shared/payments/messages.ts';
import { settled } from './data.ts';
import { screens } from './screens.tsx';
import { openStage, type Stage } from './stage.tsx';
import { describeSending, leave } from './table.ts';

const screen = screens.repaymentMethod;
const afterwards = { readOrder: settled };
const words = { 'may be paid': paymentStatusText.mayBePaid.text };
const again = {
  button: 'Pay again',
  says: 'The order says: “Repayment due” … If the order does not show your payment, you can wait, or pay ₱3,200.00 again.',
  reads: 'readRepaymentWays',
} as const;
const look = { button: 'Check again', done: 'Paid in full. Thank you' };

const pickCard = (stage: Stage): Promise<void> => stage.pick('Sample Bank');

describeSending('Repayment method: a payment by card', {
  screen,
  call: 'commitRepayment',
  afterwards,
  prepare: pickCard,
  button: 'Pay ₱3,200.00',
  done: 'Code from the SMS',
  look,
  again,
  words,
  table: `
    | ending                                            | shows                               | can be tapped                                                                                             | sent | kept                         |
    | ------------------------------------------------- | ----------------------------------- | --------------------------------------------------------------------------------------------------------- | ---- | ---------------------------- |
    | answered, answered after 59 s                     | Code from the SMS                   | Choose another card · Confirm and pay ₱3,200.00                                                           | 1    | cardCode                     |
    | no network, HTTP 500, HTTP 502 with a page        | {may be paid} … It may still arrive | See your order · Check again · Questions? Call                                                            | 1    | card unconfirmed, repay sent |
    | HTML instead of JSON, cut reply, empty reply      | {may be paid} … It may still arrive | See your order · Check again · Questions? Call                                                            | 1    | card unconfirmed, repay sent |
    | code of another type, HTTP 401, HTTP 403          | {may be paid} … It may still arrive | See your order · Check again · Questions? Call                                                            | 1    | card unconfirmed, repay sent |
    | answer lost, answered after 61 s, received before | Paid in full. Thank you             | See your order · Copy receipt · See your order · Sample Wallet Pay by e-wallet · Refresh                  | 1    | repay accepted               |
    | refused                                           | This is closed until tomorrow.      | Add a bank card · Sample Wallet Pay by e-wallet · See your order · Pay ₱3,200.00 · Refresh                | 1    |                              |
    | refused without words                             | The processing failed               | Add a bank card · Sample Wallet Pay by e-wallet · See your order · Pay ₱3,200.00 · Refresh                | 1    |                              |
    | signed out                                        | You are logged out                  | Add a bank card · Sample Wallet Pay by e-wallet · Log in again · See your order · Pay ₱3,200.00 · Refresh | 1    |                              |
  `,
});

describeSending('Repayment method: the code of a payment by card', {
  screen,
  call: 'confirmRepayment',
  afterwards,
  prepare: async (stage) => {
    await pickCard(stage);
    await stage.tap('Pay ₱3,200.00');
    await stage.fill('Code from the SMS', '123456');
  },
  button: 'Confirm and pay ₱3,200.00',
  typed: '123456',
  done: '',
  look,
  again: { ...again, beginsAnew: true },
  words,
  table: `
    | ending                                       | shows                               | can be tapped                                                                            | sent | kept                                   |
    | -------------------------------------------- | ----------------------------------- | ---------------------------------------------------------------------------------------- | ---- | -------------------------------------- |
    | answered, answered after 59 s                | Do not pay again                    | See your order · Copy receipt · Sample Wallet Pay by e-wallet · Refresh                  | 1    | card accepted, repay accepted          |
    | no network, HTTP 500, HTTP 502 with a page   | {may be paid} … It may still arrive | See your order · Check again · Questions? Call                                           | 1    | card unconfirmed, cardCode, repay sent |
    | HTML instead of JSON, cut reply, empty reply | {may be paid} … It may still arrive | See your order · Check again · Questions? Call                                           | 1    | card unconfirmed, cardCode, repay sent |
    | code of another type, HTTP 401, HTTP 403     | {may be paid} … It may still arrive | See your order · Check again · Questions? Call                                           | 1    | card unconfirmed, cardCode, repay sent |
    | answer lost, answered after 61 s             | Paid in full. Thank you             | See your order · Copy receipt                                                            | 1    | cardCode, repay accepted               |
    | received before                              | Paid in full. Thank you             | See your order · Copy receipt · See your order · Sample Wallet Pay by e-wallet · Refresh | 1    | repay accepted                         |
    | refused                                      | This is closed until tomorrow.      | Choose another card · Confirm and pay ₱3,200.00 · See your order                         | 1    | cardCode                               |
    | refused without words                        | The processing failed               | Choose another card · Confirm and pay ₱3,200.00 · See your order                         | 1    | cardCode                               |
    | signed out                                   | You are logged out                  | Choose another card · Confirm and pay ₱3,200.00 · Log in again · See your order          | 1    | cardCode                               |
  `,
});

describeSending('Repayment method: a payment by wallet', {
  screen: { ...screen, route: '#/alipayrepayment' },
  call: 'repayByWallet',
  afterwards,
  button: 'Pay ₱3,200.00',
  done: '',
  look,
  again,
  words,
  table: `
    | ending                                            | shows                               | can be tapped                                            | sent | kept                           |
    | ------------------------------------------------- | ----------------------------------- | -------------------------------------------------------- | ---- | ------------------------------ |
    | answered, answered after 59 s                     | Do not pay again                    | See your order · Refresh                                 | 1    | repay accepted, wallet opened  |
    | no network, HTTP 500, HTTP 502 with a page        | {may be paid} … It may still arrive | See your order · Check again · Questions? Call           | 1    | repay sent, wallet unconfirmed |
    | HTML instead of JSON, cut reply, empty reply      | {may be paid} … It may still arrive | See your order · Check again · Questions? Call           | 1    | repay sent, wallet unconfirmed |
    | code of another type, HTTP 401, HTTP 403          | {may be paid} … It may still arrive | See your order · Check again · Questions? Call           | 1    | repay sent, wallet unconfirmed |
    | answer lost, answered after 61 s, received before | Paid in full. Thank you             | See your order · Copy receipt · See your order · Refresh | 1    | repay accepted                 |
    | refused                                           | This is closed until tomorrow.      | See your order · Pay ₱3,200.00 · Refresh                 | 1    |                                |
    | refused without words                             | The processing failed               | See your order · Pay ₱3,200.00 · Refresh                 | 1    |                                |
    | signed out                                        | You are logged out                  | Log in again · See your order · Pay ₱3,200.00 · Refresh  | 1    |                                |
  `,
});

it.each(['repay', 'repaymentOfCode2'] as const)(
  'A payment that may have been made leads the focus to the heading, and is told on %s before its code',
  async (name) => {
    const stage = await openStage(screen);
    stage.service.end('commitRepayment', 'no network');
    await pickCard(stage);
    await stage.tap('Pay ₱3,200.00');
    expect(document.activeElement?.tagName).toBe('H1');
    stage.service.mend(screens[name].answers);
    const other = await openStage(screens[name], { ...stage.device, storage: new Map() });
    const words = other.text();
    const [told, code] = [words.indexOf(paymentStatusText.mayBePaid.text), words.indexOf('7115')];
    expect(told).toBeGreaterThan(-1);
    expect(code).toBeGreaterThan(told);
    leave();
  },
);
