// @vitest-environment happy-dom
import { loan } from './data.ts';
import { screens } from './screens.tsx';
import { describeSending } from './table.ts';

const SIGNING = [
  ['newLoanConfirm', 'pushLoan', 'Loan', 'readLoanOffer'],
  ['loanConfirm', 'pushLegacyLoan', 'Get the loan', 'readLegacyLoanOffer'],
] as const;

for (const [name, call, button, reads] of SIGNING)
  describeSending(`A loan is taken on ${name}`, {
    screen: screens[name],
    call,
    afterwards: { readOrder: loan },
    button,
    done: 'Your loan is confirmed',
    look: { button: 'Check again', done: 'Your loan is confirmed' },
    again: {
      button: 'Back to the offer',
      says: '“No loan” We see no running loan. Money could still come: check again later before you ask again.',
      reads,
    },
    words: { button },
    table: `
    | ending                                            | shows                                             | can be tapped                                      | sent | kept                     |
    | ------------------------------------------------- | ------------------------------------------------- | -------------------------------------------------- | ---- | ------------------------ |
    | answered, answered after 59 s                     | Your loan is confirmed                            | See your order                                     | 1    | push accepted            |
    | no network, HTTP 500, HTTP 502 with a page        | We do not know yet whether your loan went through | See your order · Check again · Questions? Call     | 1    | push sent                |
    | HTML instead of JSON, cut reply, empty reply      | We do not know yet whether your loan went through | See your order · Check again · Questions? Call     | 1    | push sent                |
    | code of another type, HTTP 401, HTTP 403          | We do not know yet whether your loan went through | See your order · Check again · Questions? Call     | 1    | push sent                |
    | answer lost, answered after 61 s, received before | Your loan is confirmed                            | See your order                                     | 1    | push accepted            |
    | refused                                           | This is closed until tomorrow.                    | Loan agreement · {button} · Refresh                | 1    |                          |
    | refused without words                             | We could not do this.                             | Loan agreement · {button} · Refresh                | 1    |                          |
    | signed out                                        | You are logged out                                | Loan agreement · Log in again · {button} · Refresh | 1    |                          |
  `,
  });
