import type { Phone } from './phone.ts';

/** Taps, as a finger does, on what the selector finds. Answers the moment at which the page felt it. */
export const tap = async (phone: Phone, selector: string): Promise<{ readonly epochMs: number }> => {
  const target = phone.page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to tap at ${selector}`);
  await phone.page.evaluate(() => (window as { benchArm?: () => void }).benchArm?.());
  phone.forget();
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await phone.devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await phone.devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return phone.next(({ kind }) => kind === 'tap', `a tap on ${selector}`);
};

/** Milliseconds from a tap to the frame in which something has changed. */
export const tapAnswer = async (phone: Phone, selector: string): Promise<number> => {
  await tap(phone, selector);
  return (await phone.next(({ kind }) => kind === 'answer', `an answer to a tap on ${selector}`)).atMs;
};
