import { expect, test } from '../journeys/fixture.ts';
import { loanButton } from '../journeys/support/confirm.ts';
import { borrowers } from '../support/borrowers.ts';

// Which key each call that moves money repeats is in the tables of `faults/`: here the brand turns it on.
test('A loan that is taken has an Idempotency-Key', async ({ page, open }) => {
  await open('newLoanConfirm', borrowers.offer);
  const sent = page.waitForRequest(/loan-detail-push/);
  await loanButton(page).click();
  expect((await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});
