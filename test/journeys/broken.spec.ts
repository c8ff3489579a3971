import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const FALLBACK = 'This page has stopped working. Please load it again, and look at your order before you pay.';

test('A screen that cannot be drawn says so, and what to do before paying again', async ({
  page,
  open,
  expectProblem,
}) => {
  expectProblem(/no drawing today/);
  // A page whose document makes no more sections: a webview out of memory, or an extension in the way.
  await page.addInitScript(() => {
    const refuse = (tag: string): void => {
      if (tag === 'section') throw new Error('no drawing today');
    };
    const [create, createNs] = [document.createElement, document.createElementNS];
    document.createElement = ((tag: string, options?: ElementCreationOptions) => {
      refuse(tag);
      return create.call(document, tag, options);
    }) as typeof document.createElement;
    document.createElementNS = ((space: string, tag: string, options?: ElementCreationOptions) => {
      refuse(tag);
      return createNs.call(document, space, tag, options);
    }) as typeof document.createElementNS;
  });
  await open('repay', borrowers.dueSoonWithDelay);
  await expect(page.getByRole('alert')).toHaveText(FALLBACK);
});

test('A screen whose hydration fails says so too, and does not stay at its first view', async ({
  page,
  open,
  expectProblem,
}) => {
  expectProblem(/no hydration today/);
  // A page whose texts cannot be read: an extension has been at the document.
  await page.addInitScript(() => {
    Object.defineProperty(CharacterData.prototype, 'data', {
      get: () => {
        throw new Error('no hydration today');
      },
    });
  });
  await open('repay', borrowers.dueSoonWithDelay);
  await expect(page.getByRole('alert')).toHaveText(FALLBACK);
  await expect(page.locator('.skeleton')).toHaveCount(0);
});
