import type { IncomingMessage } from 'node:http';
import { expect, test } from '../journeys/fixture.ts';
import { loanButton } from '../journeys/support/confirm.ts';
import { borrowers } from '../support/borrowers.ts';

// A proxy may deliver a request as late as this.
const WINDOW_MS = 180_000;

// Which key each call that moves money repeats is in the tables of `faults/`: here the brand turns it on.
test('A loan that is asked for again has the Idempotency-Key of the call that was lost', async ({
  page,
  app,
  arm,
  expectProblem,
}) => {
  test.slow();
  expectProblem('Failed to load resource');
  const { offer } = borrowers;
  const keys: unknown[] = [];
  const read = ({ method, url = '', headers }: IncomingMessage) => {
    if (method === 'POST' && url.includes('/loan-detail-push')) keys.push(headers['idempotency-key']);
  };
  app.server.on('request', read);

  await page.clock.install();
  await page.goto(`/newLoanConfirm?${new URLSearchParams(offer)}`);
  await expect(loanButton(page)).toBeEnabled();
  await arm({ call: 'pushLoan', orderId: offer.orderId, fault: 'drop' });
  await loanButton(page).click();
  await expect(page.getByText(/We check again at (\d{4}-\d\d-\d\d )?\d\d:\d\d\./)).toBeVisible();
  await page.clock.runFor(WINDOW_MS);
  await page.getByRole('button', { name: 'Back to the offer' }).click();
  await expect(loanButton(page)).toBeEnabled();
  await loanButton(page).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  app.server.off('request', read);
});
