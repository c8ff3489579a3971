import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Stage } from './stage.ts';

/** How long, by the page's clock, a case is listened to once all has been said. */
export const QUIET_MS = 10_000;

// What is no call, as a report, arrives within this much real time.
const ARRIVES_MS = 30;

/** Whether a call only reads. A page may look anew by itself; whatever else it does, a borrower has to have asked for. */
export const isReading = (call: string): boolean => /^(read|list)/.test(call);

// Nobody waits for these: what went out with the page may arrive after all that is to be seen of it.
const isCounting = (call: string): boolean => /^track|^saveEvent$/.test(call);

// A page that waits for a payment says so, and looks at the order every two seconds, then every ten.
const LOOKS_BY_ITSELF = /this page looks again by itself/i;
const MAX_LOOKS = 5;

/** How often a page may make the same reading by itself within the ten seconds. */
const mostOf = (call: string, words: string): number =>
  call === 'readOrder' && LOOKS_BY_ITSELF.test(words) ? MAX_LOOKS : 1;

/**
 * Lets ten seconds of the page's time go by in which nobody does anything, and answers what the page has sent all the
 * same. A page may read once more by itself, and the order more often where it says that it does.
 */
export const quietProblems = async (stage: Stage): Promise<readonly string[]> => {
  // What went out just now is not of the ten seconds, however late it arrives.
  await stage.arrived();
  const over = stage.server.asked.length;
  // Each page counts for itself: what the one before has sent is not this one's.
  const ofThisPage = stage.askedSinceOpened();
  // A part that is still to come may read before them, and say that it looks again; it may do nothing else.
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
