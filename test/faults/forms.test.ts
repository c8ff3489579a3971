// @vitest-environment happy-dom
import { screens } from './screens.tsx';
import { describeSending } from './table.ts';

const NUMBER = '0011223344556677';
const WORDS = 'They call me at night.';

for (const name of ['bindBank', 'addnormalcard'] as const)
  describeSending(`A bank account is saved on ${name}`, {
    screen: screens[name],
    call: 'bindCard',
    prepare: (stage) => stage.fill('Account number', NUMBER),
    button: 'Next',
    typed: NUMBER,
    done: 'Your account is saved',
    maySendAgain: true,
    table: `
    | ending                                                 | shows                                                                        | can be tapped                            | sent | kept |
    | ------------------------------------------------------ | ---------------------------------------------------------------------------- | ---------------------------------------- | ---- | ---- |
    | answered, answered after 59 s                          | Your account is saved                                                        | See your order · Save another account    | 1    |      |
    | no network, answer lost, answered after 61 s, HTTP 500 | We did not get a clear answer. … What you typed is still here                | Save again                               | 1    |      |
    | HTTP 502 with a page, HTML instead of JSON, cut reply  | We do not know whether your account was saved … What you typed is still here | Save again                               | 1    |      |
    | empty reply                                            | We do not know whether your account was saved … What you typed is still here | Save again                               | 1    |      |
    | code of another type                                   | whether your account was saved … “This is closed until tomorrow.”            | Save again                               | 1    |      |
    | received before                                        | whether your account was saved … This reached us before                      | Save again                               | 1    |      |
    | HTTP 401, HTTP 403                                     | We do not know whether your account was saved                                | Log in again · Save again                | 1    |      |
    | refused                                                | This is closed until tomorrow.                                               | Next                                     | 1    |      |
    | refused without words                                  | We could not do this.                                                        | Next                                     | 1    |      |
    | signed out                                             | You are logged out                                                           | Log in again · Next                      | 1    |      |
  `,
  });

describeSending('A complaint is sent', {
  screen: screens.complainPageNext,
  call: 'saveComplaint',
  prepare: (stage) => stage.fill('', WORDS),
  button: 'Send',
  typed: WORDS,
  done: 'Successfully Sent',
  isFinal: false,
  maySendAgain: true,
  table: `
    | ending                                       | shows                                         | can be tapped                       | sent | kept             |
    | -------------------------------------------- | --------------------------------------------- | ----------------------------------- | ---- | ---------------- |
    | answered, answered after 59 s                | Successfully Sent                             | Send                                | 1    | complaintReceipt |
    | no network, HTTP 500, HTTP 502 with a page   | We do not know whether your complaint arrived | My complaints · Send                | 1    | complaintDraft   |
    | HTML instead of JSON, cut reply, empty reply | We do not know whether your complaint arrived | My complaints · Send                | 1    | complaintDraft   |
    | HTTP 401, HTTP 403                           | We do not know whether your complaint arrived | My complaints · Log in again · Send | 1    | complaintDraft   |
    | answer lost, answered after 61 s             | We do not know whether your complaint arrived | My complaints · Send                | 1    | complaintDraft   |
    | received before                              | You have sent this already.                   | Send                                | 1    | complaintDraft   |
    | code of another type                         | “This is closed until tomorrow.” We do not    | My complaints · Send                | 1    | complaintDraft   |
    | refused                                      | This is closed until tomorrow.                | Send                                | 1    | complaintDraft   |
    | refused without words                        | We could not do this.                         | Send                                | 1    | complaintDraft   |
    | signed out                                   | You are logged out                            | Log in again · Send                 | 1    | complaintDraft   |
  `,
});
