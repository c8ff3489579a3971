import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { paymentsOf } from '../../scripts/sandbox/testBorrower.ts';
import { borrowers } from '../support/borrowers.ts';
import { isNginxInstalled } from './nginx.ts';
import { goOnToOrder, payAtCounter } from './payAtCounter.ts';
import { openSite, type SiteBehindNginx } from './siteBehindNginx.ts';

const PAGES = join(root, process.env['OUT_DIR'] || 'dist');
const START_MS = 300_000;

describe.runIf(isNginxInstalled())('A borrower of a lender whose pages and service stand behind nginx', () => {
  let site: SiteBehindNginx;

  beforeAll(async () => {
    site = await openSite({ folder: PAGES });
  }, START_MS);

  afterAll(() => site?.close());

  it('repays at a counter, finds the order settled, and leaves no session in a log', async () => {
    const { nginx, sandbox } = site;
    const problems: string[] = [];
    const page = await site.openTab(problems);
    const borrower = borrowers.dueSoonWithDelay;

    // By an SMS link, with the slash that somebody put in.
    await page.goto(`${nginx.origin}/loanDetail/?${new URLSearchParams(borrower)}`);
    await payAtCounter(page);
    await goOnToOrder(page);

    expect(await paymentsOf(sandbox, borrower.orderId)).toMatchObject([{ amount: '320000' }]);
    expect(problems).toEqual([]);
    expect(nginx.logs()).toContain('/loanDetail');
    expect(nginx.logs()).not.toContain(borrower['sessionId']);
    await page.close();
  }, 60_000);
});
