import { numberOf, recordOf } from '../../../test/engines/json.ts';
import { type Finder, found, wordsOf } from './finder.ts';
import type { Phone } from './phone.ts';

// The element under a finger is decided by the last painted frame, not by the last layout.
const aim = (finder: Finder): string => `(async () => {
  const target = ${found(finder)};
  if (!target) return {};
  const isWhole = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  if (!isWhole(target.getBoundingClientRect())) target.scrollIntoView({ block: 'center' });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { left, top, width, height } = target.getBoundingClientRect();
  window.benchArm();
  return { x: left + width / 2, y: top + height / 2 };
})()`;

/** Taps like a finger. @returns the time at which the page received the tap. */
export const tap = async (phone: Phone, finder: Finder): Promise<{ readonly epochMs: number }> => {
  const finger = recordOf(await phone.evaluate(aim(finder)));
  if (numberOf(finger['x']) === undefined) throw new Error(`There is nothing to tap at ${wordsOf(finder)}`);
  phone.forget();
  await phone.devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  // The page may be gone before it responds to this command, because the tap leaves it; the page's own message reports the tap.
  phone.devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {});
  return phone.next(({ kind }) => kind === 'tap', `a tap on ${wordsOf(finder)}`);
};

/** @returns the milliseconds from a tap to the frame in which something has changed. */
export const tapAnswer = async (phone: Phone, finder: Finder): Promise<number> => {
  await tap(phone, finder);
  return (await phone.next(({ kind }) => kind === 'answer', `an answer to a tap on ${wordsOf(finder)}`)).atMs;
};
