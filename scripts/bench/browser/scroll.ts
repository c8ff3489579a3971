import { listOf, recordOf } from '../../../test/engines/json.ts';
import type { Finder } from './finder.ts';
import type { Phone } from './phone.ts';
import { tap } from './tap.ts';

/** How a list scrolled: frames in all, and those that took longer than a person overlooks. */
export interface Scrolled {
  readonly frames: number;
  readonly slowFrames: number;
}

const SLOW_MS = 50;
const PIXELS = 2500;
const PIXELS_A_SECOND = 2000;

/** Scrolls down by a finger's gesture, once over what is there. */
export const scroll = async (phone: Phone): Promise<Scrolled> => {
  await phone.evaluate('window.benchCountFrames()');
  await phone.devtools.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -PIXELS,
    speed: PIXELS_A_SECOND,
    gestureSourceType: 'touch',
  });
  const frames = listOf(await phone.evaluate('window.benchFrames')).map(Number);
  return { frames: frames.length, slowFrames: frames.filter((ms) => ms > SLOW_MS).length };
};

const MEGABYTE = 1024 * 1024;

/** The page's memory for its script's things, in megabytes, after all that nobody holds is gone. */
export const memoryMb = async ({ devtools }: Phone): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const used = listOf(metrics)
    .map(recordOf)
    .find(({ name }) => name === 'JSHeapUsedSize');
  return Number(used?.['value'] ?? Number.NaN) / MEGABYTE;
};

/** Milliseconds from a tap to the frame in which this text stands. */
export const tapToText = async (phone: Phone, finder: Finder, text: string): Promise<number> => {
  const began = await tap(phone, finder);
  const stands = await phone.next((told) => told.kind === 'data' && told.text === text, `"${text}" after a tap`);
  return stands.epochMs - began.epochMs;
};
