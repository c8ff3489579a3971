import type { Page } from 'playwright-core';
import type { Stage } from '../../stage.ts';
import type { Condition } from './Condition.ts';
import { healthOf, openTyped, openWell, type } from './health.ts';

const PHONE = { width: 360, height: 640 };
const KEYBOARD_PX = 300;

const sideways = 'Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)';

const resize = async (page: Page, size: { readonly width: number; readonly height: number }): Promise<void> => {
  await page.setViewportSize(size);
  // The page gets the resize event with its next frame.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
};

const inSize = async (stage: Stage, sizes: readonly (typeof PHONE)[], look: () => Promise<readonly string[]>) => {
  try {
    for (const size of sizes) await resize(stage.page(), size);
    return await look();
  } finally {
    await stage.page().setViewportSize(PHONE);
  }
};

const fits = async (stage: Stage): Promise<readonly string[]> => {
  const px = await stage.evaluate<number>(sideways);
  return px ? [`it scrolls sideways by ${px} px`] : [];
};

const shown =
  (...sizes: readonly (typeof PHONE)[]): Condition['run'] =>
  async (stage, screen) => {
    const before = await openTyped(stage, screen);
    return inSize(stage, sizes, async () => [...(await healthOf(stage, screen, {}, before)), ...(await fits(stage))]);
  };

const typing: Condition['run'] = async (stage, screen) => {
  await openWell(stage, screen);
  return inSize(stage, [{ ...PHONE, height: PHONE.height - KEYBOARD_PX }], async () => {
    const before = await type(stage, screen);
    await resize(stage.page(), PHONE);
    return healthOf(stage, screen, {}, before);
  });
};

const withKeyboard = { ...PHONE, height: PHONE.height - KEYBOARD_PX };
const lying = { width: PHONE.height, height: PHONE.width };

/** The viewport changes its size. */
export const viewConditions: readonly Condition[] = [
  { name: 'view/the keyboard opens and closes', run: shown(withKeyboard, PHONE) },
  {
    name: 'view/typed while the keyboard is open',
    run: typing,
    leavesOut: ({ typed }) => (typed ? undefined : 'there is nothing to type'),
    isWorst: () => true,
  },
  { name: 'view/turned', run: shown(lying) },
  { name: 'view/turned with the keyboard open', run: shown({ ...lying, height: 160 }) },
];
