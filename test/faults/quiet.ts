import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Stage } from './stage.ts';

/** How long a page is observed after it has reached its final state, in milliseconds of the page's clock. */
export const QUIET_MS = 10_000;

// Requests other than calls, such as reports, arrive within this much real time.
const ARRIVES_MS = 30;

/** Returns whether a call only reads. A page may repeat a read by itself; other calls need the borrower's action. */
export const isReading = (call: string): boolean => /^(read|list)/.test(call);

// Analytics calls. Nothing waits for them, so they may arrive after all that the page shows.
const isCounting = (call: string): boolean => /^track|^saveEvent$/.test(call);

// A page that waits for a payment says so, and polls the order every two seconds, later every ten.
const LOOKS_BY_ITSELF = /this page looks again by itself/i;
const MAX_LOOKS = 5;

/** Returns how often a page may repeat a read by itself within the ten seconds. */
const mostOf = (call: string, words: string): number =>
  call === 'readOrder' && LOOKS_BY_ITSELF.test(words) ? MAX_LOOKS : 1;

/**
 * Advances the page's time by ten seconds without any action, and returns the calls that the page should not have sent. A
 * page may repeat a read once by itself, and that of the order more often if it says so.
 */
export const quietProblems = async (stage: Stage): Promise<readonly string[]> => {
  // Calls already sent do not belong to the ten seconds, however late they arrive.
  await stage.arrived();
  const over = stage.server.asked.length;
  // Each page may send its own analytics calls: those of the previous page do not count.
  const ofThisPage = stage.askedSinceOpened();
  // A chunk that is still loading may read before the ten seconds, and say that it polls; it may do nothing else.
  await stage.comesToRest();
  const before = stage.server.asked.length;
  const { words } = await stage.look();
  await stage.advance(QUIET_MS);
  await sleep(ARRIVES_MS);
  await stage.arrived();
  const calls = stage.server.asked.slice(over).map(({ call, path }) => call || path);
  const acts = calls.filter(
    (call, at) =>
      !isReading(call) && !(isCounting(call) && ![...ofThisPage, ...calls.slice(0, at)].includes(call as CallName)),
  );
  const readings = calls.slice(before - over).filter(isReading);
  const again = readings.filter(
    (call, at) => readings.slice(0, at).filter((other) => other === call).length >= mostOf(call, words),
  );
  return [
    ...acts.map((call) => `${call} went out by itself within ten seconds`),
    ...again.map(
      (call) =>
        `${call} was read more than ${mostOf(call, words) === 1 ? 'once' : `${MAX_LOOKS} times`} by itself within ten seconds`,
    ),
  ];
};
