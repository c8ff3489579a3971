import type { Finder } from './finder.ts';
import type { Phone } from './phone.ts';
import { tap } from './tap.ts';

const SETTLE_MS = 300;

/** How a move to the next screen went: from the tap to its data on screen, and what it took over the line. */
export interface MoveTaken {
  readonly moveMs: number;
  readonly bytes: number;
  readonly requests: number;
}

/** Taps on the screen that stands, and waits for the text of the next one's data. */
export const takeMove = async (phone: Phone, finder: Finder, data: string): Promise<MoveTaken> => {
  if (phone.told.some(({ text }) => text === data)) throw new Error(`"${data}" stands before the tap`);
  phone.traffic.reset();
  const began = await tap(phone, finder);
  const stands = await phone.next(({ kind, text }) => kind === 'data' && text === data, `"${data}" after the tap`);
  await phone.traffic.quiet(SETTLE_MS);
  return { moveMs: stands.epochMs - began.epochMs, ...phone.traffic.read() };
};
