import type { Locator, Page } from '@playwright/test';
import type { SpokenStep } from '../../scripts/gallery/states/openState.ts';

const STRICT_MS = 400;

// Takes the last match, because overlays come after the page's content. If no name matches exactly for a while, a name is also accepted that has
// other words beside these.
const named = async (find: (name: RegExp) => Locator, name: string): Promise<Locator> => {
  const exact = find(new RegExp(`^(${name})$`)).last();
  const isExact = await exact.waitFor({ timeout: STRICT_MS }).then(
    () => true,
    () => false,
  );
  return isExact ? exact : find(new RegExp(`(^| )(${name})( |$)`)).last();
};

/** Waits until the page's script, which may stand in a template until the first view is drawn, has begun and has set its timers. */
export const listening = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => ![...document.querySelectorAll('template')].some(({ content }) => content.querySelector('script')),
  );
  // useEffect adds further listeners a frame and a timer later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
};

/** Performs one step of a borrower, as soon as the page allows it. */
export const perform = async (page: Page, { step, name }: SpokenStep): Promise<void> => {
  await listening(page);
  if ('wait' in step) await page.clock.fastForward(step.wait * 1000);
  else if ('back' in step) await page.evaluate(() => history.back());
  else if ('return' in step) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  else if ('see' in step) {
    await page.waitForFunction((words) => new RegExp(words).test(document.body.innerText), name);
    await listening(page);
  } else if ('press' in step) {
    const pressed = (pattern: RegExp) =>
      page
        .getByRole('button', { name: pattern, disabled: false })
        .or(page.getByRole('link', { name: pattern }))
        .or(page.getByRole('tab', { name: pattern }));
    await (await named(pressed, name)).dispatchEvent('click');
  } else if ('pick' in step) {
    const picked = (pattern: RegExp) =>
      page.getByRole('radio', { name: pattern }).or(page.getByRole('checkbox', { name: pattern }));
    await (await named(picked, name)).dispatchEvent('click');
  } else if ('photo' in step) {
    const buffer = await page.screenshot({ type: 'jpeg' });
    await page.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  } else await (await named((pattern) => page.getByRole('textbox', { name: pattern }), name)).fill(step.with);
};
