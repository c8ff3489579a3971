import { describe, expect, it } from 'vitest';
import { pathOf, type Screen } from './screens.ts';

/** The addresses that released apps, messages and ads link to. The type requires every screen. */
const addresses: Record<Screen, string> = {
  home: '/',
  About: '/About',
  User: '/User',
  Policy: '/Policy',
  Loan: '/Loan',
  Contact: '/Contact',
  bindBank: '/bindBank',
  complaint: '/complaint',
  complainPageNext: '/complainPageNext',
  complaintList: '/complaintList',
  complainDetails: '/complainDetails',
  customerService: '/customerService',
  aboutUs: '/aboutUs',
  privacyPolicy: '/privacyPolicy',
  loanAgreement: '/loanAgreement',
  loanConfirm: '/loanConfirm',
  newLoanConfirm: '/newLoanConfirm',
  confirmOfPeriod: '/confirmOfPeriod',
  loanDetail: '/loanDetail',
  order: '/order',
  repay: '/repay',
  repayDelay: '/repayDelay',
  repaymentMethod: '/repaymentMethod',
  repaymentOfCode: '/repaymentOfCode',
  repaymentOfCode2: '/repaymentOfCode2',
  carpmm: '/carpmm',
  paymentInstructions: '/paymentInstructions',
  paymentReminders: '/paymentReminders',
  myDocuments: '/myDocuments',
  error: '/error',
  promotion: '/promotion',
  testPreview: '/testPreview',
};

describe("a screen's address", () => {
  it.each(Object.entries(addresses) as [Screen, string][])('%s stands at %s', (screen, address) => {
    expect(pathOf(screen)).toBe(address);
  });
});
