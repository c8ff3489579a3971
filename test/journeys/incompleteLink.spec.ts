import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

// What the pages say of a link that names no loan stands among their states in the gallery.
test('A link that names the order alone is not called incomplete, for the service may know the product', async ({
  page,
  app,
  journal,
}) => {
  const { productId: _, ...session } = borrowers.instalments;
  await page.goto(`${app.origin}/loanDetail?${new URLSearchParams({ ...session })}`);
  await expect.poll(() => journal.calls).toHaveLength(1);
  await expect(page.getByText('This link is incomplete')).toHaveCount(0);
});
