import type { Finder } from './finder.ts';
import type { Phone } from './phone.ts';
import { tap } from './tap.ts';

const SETTLE_MS = 300;

/** The measurement of a move to the next screen: milliseconds from the tap to its data on screen, and its network traffic. */
export interface MoveTaken {
  readonly moveMs: number;
  readonly bytes: number;
  readonly requests: number;
  /** Whether the next screen was prerendered. */
  readonly isPrerendered: boolean;
}

/**
 * Taps on the current screen and waits until the next screen shows `data`. A page that is left for a prerendered one is slowed down until
 * it has handled the tap: two slowed pages keep both cores of a small machine busy, and the browser waits; a phone has more cores.
 * @throws if that text is on screen before the tap, or if the prerendered page was not opened.
 */
export const takeMove = async (phone: Phone, finder: Finder, data: string): Promise<MoveTaken> => {
  if (phone.told.some(({ text }) => text === data)) throw new Error(`"${data}" stands before the tap`);
  phone.traffic.reset();
  const toLeave = phone.pageToLeave();
  const began = await tap(phone, finder);
  toLeave?.release();
  const stands = await phone.next(({ kind, text }) => kind === 'data' && text === data, `"${data}" after the tap`);
  await phone.traffic.quiet(SETTLE_MS);
  if (toLeave && !toLeave.isLeft()) throw new Error('The prerendered page was not opened');
  return { moveMs: stands.epochMs - began.epochMs, ...phone.traffic.read(), isPrerendered: toLeave !== undefined };
};
