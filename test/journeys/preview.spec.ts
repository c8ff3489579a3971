import { expect, test } from './fixture.ts';

test('nobody finds the developers’ pages in a build that was not asked for them', async ({ page, expectProblem }) => {
  expectProblem('404');
  for (const address of ['/testPreview', '/qrPreview', '/reactPreview'])
    expect((await page.goto(address))?.status()).toBe(404);
});
