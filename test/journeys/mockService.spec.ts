import { expect, test } from '@playwright/test';
import { mockService } from '../../scripts/reference/mock/mockService.ts';
import { readOpenApi } from '../../scripts/reference/openapi/file.ts';
import { type Running, serveHttp } from '../../scripts/serve/httpServer.ts';
import { staticHost } from '../../scripts/serve/staticFiles.ts';

const SESSION = 'userId=7001&sessionId=s-1&orderId=170001&productId=9&deviceId=d-1';

// A screen, and what it shows of the example that the reference has of its call.
const screens = [
  ['readOrder', '/loanDetail', 'Pay today'],
  ['readPeriodPlan', '/repay', '₱1,234.56'],
  ['readDelayPlan', '/repayDelay', 'Extend by 7 days'],
  ['readPeriodPlan', '/repaymentOfCode2', '44001'],
  ['readRepaymentWays', '/repaymentMethod?withholdingAmount=123456', 'Sample Bank'],
  ['readLoanOffer', '/newLoanConfirm', '0.1% a day'],
  ['readLegacyLoanOffer', '/loanConfirm', 'Only today'],
  ['readBankForm', '/bindBank', 'Account'],
  ['readFailedLogin', '/error', 'Your application was not approved.'],
  ['readComplaintStart', '/complaint', 'Repayment'],
  ['listComplaints', '/complaintList', 'Rude'],
  ['readComplaint', '/complainDetails?problemId=12', 'We are sorry'],
  ['readContactInfo', '/customerService', 'help@lender.example'],
  ['readLandingTemplate', '/promotion?id=1', 'Cash today'],
] as const;

let running: Running;
const refused: string[] = [];

test.beforeAll(async () => {
  const mock = await mockService(readOpenApi());
  const pages = staticHost('dist');
  running = await serveHttp(async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return pages(request);
    const answer = await mock(request);
    if (!answer.ok) refused.push(`${request.method} ${pathname}: ${await answer.clone().text()}`);
    return answer;
  });
});
test.beforeEach(() => {
  refused.length = 0;
});
test.afterAll(() => running.close());

test.describe('With nothing but the reference in the place of the service', () => {
  for (const [call, address, shown] of screens)
    test(`${address.split('?')[0]} shows the example of ${call}, and asks as the reference says @matrix`, async ({
      page,
    }) => {
      await page.route(/\.example\//, (route) => route.abort());
      await page.goto(`${running.origin}${address}${address.includes('?') ? '&' : '?'}${SESSION}`);
      await expect(page.getByText(shown).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(refused).toEqual([]);
    });
});
