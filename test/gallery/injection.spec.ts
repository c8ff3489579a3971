import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { hostileStates, statesAtHostileAddress } from './plant.ts';

// What the page shows, in its title, its fields and its texts.
const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
    return [document.title, document.body.innerText, ...fields.map(({ value }) => value)].join('\n');
  });

const expectNoHarm = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-planted], [onerror], [onfocus], [srcdoc], a[href^="javascript:" i]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
};

// Each test fails if the page sends a request elsewhere; `open` fails if its policy or an error stopped something.
const stayingHere = test.extend<{ foreign: readonly string[] }>({
  foreign: [
    async ({ phone, gallery }, use) => {
      const foreign: string[] = [];
      const hear = (request: { url(): string }): void => {
        const { protocol, origin, href } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && origin !== gallery.origin) foreign.push(href.slice(0, 100));
      };
      phone.on('request', hear);
      await use(foreign);
      phone.off('request', hear);
      expect(foreign).toEqual([]);
    },
    { auto: true },
  ],
});

for (const state of hostileStates)
  stayingHere(`Hostile texts stay texts: ${state.name}`, { tag: '@matrix' }, async ({ bring, phone }) => {
    await bring(state);
    // In these states the page says its own words alone.
    if (!/(\.paid|\.unconfirmed-signed-out|complaint\.sent)-hostile$/.test(state.name))
      await expect.poll(() => wordsOn(phone)).toContain('<img data-planted');
    await expectNoHarm(phone);
  });

for (const state of statesAtHostileAddress)
  stayingHere(`Hostile parameters stay texts: ${state.screen}`, { tag: '@matrix' }, async ({ open, phone }) => {
    await open(state);
    await expect(phone.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(phone.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoHarm(phone);
  });
