import type { Page } from '@playwright/test';
import { putInApp, watchMoves } from '../../journeys/support/app.ts';
import { type BridgeMoment, bridgeMoments, type Step } from './bridgeMoments.ts';
import { addressOf, expect, press, type Service, see, test } from './fixture.ts';

/** Goes back as an app does, which asks the page first. */
const appBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { loanAppBack?(): boolean }).loanAppBack?.() ?? false);

const take = async (page: Page, step: Step): Promise<void> => {
  if ('see' in step) await see(page, step.see);
  else if ('fill' in step) await page.getByLabel(step.fill).fill(step.with);
  else if ('pick' in step) await page.getByRole('radio', { name: step.pick }).dispatchEvent('click');
  // The page has the answer only once it can ask.
  else if (step.press === 'back') await expect.poll(() => appBack(page)).toBe(true);
  else await press(page, step.press);
};

const bring = async (page: Page, service: Service, moment: BridgeMoment): Promise<void> => {
  service.answer(moment.answers);
  await page.goto(addressOf(moment.path, moment.query, moment.route));
  for (const step of moment.steps) await take(page, step);
};

for (const moment of bridgeMoments)
  test(`${moment.name}: an app is told, or else the browser does it`, async ({ page, context, service }) => {
    const told = await putInApp(page, 'android');
    await bring(page, service, moment);
    await expect.poll(() => told).toEqual(moment.messages.map((message) => JSON.stringify(message)));
    await see(page, moment.stays);

    // On a phone of its own: what this one has sent would hold the payment back.
    await page.evaluate(() => localStorage.clear());
    const alone = await context.newPage();
    const moves = await watchMoves(alone);
    await bring(alone, service, moment);
    const { goesTo, says, isLeft } = moment;
    const url = goesTo && new URL(goesTo, page.url()).href;
    if (url) await expect.poll(() => moves.some((move) => move.startsWith(url))).toBe(true);
    else if (isLeft) await expect(alone.getByText(moment.stays)).toHaveCount(0);
    else await see(alone, says ?? moment.stays);
  });
