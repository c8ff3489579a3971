import { setTimeout as sleep } from 'node:timers/promises';
import { keptProblems } from './kept.ts';
import { wayProblems } from './oracle.ts';
import { quietProblems } from './quiet.ts';
import type { Stage } from './stage.ts';

// The host app's own pages and other origins do not belong to the app.
const isOfTheApp = (stage: Stage, address: string): boolean =>
  address.startsWith(`${stage.server.origin}/`) && !/^\/(gallery|stage|sso)\b/.test(new URL(address).pathname);

// Real time within which a page that left during the ten seconds has been replaced; until then WebKitGTK shows it.
const ARRIVES_MS = 3_000;
const BETWEEN_LOOKS_MS = 100;

/** Waits until a page that was navigating has loaded. @returns what is wrong with the ways on that it offers. */
const problemsOfWays = async (stage: Stage): Promise<readonly string[]> => {
  const untilMs = Date.now() + ARRIVES_MS;
  for (;;) {
    const problems = wayProblems(await stage.look(), {}, stage.standing());
    if (!problems.length || Date.now() > untilMs) return problems;
    await sleep(BETWEEN_LOOKS_MS);
  }
};

/**
 * Lets ten seconds of the page's clock pass after a case, without any input.
 * @returns what is wrong then: requests the page sent by itself, no way on left, data left in the browser's storage.
 */
export const aftermath = async (stage: Stage): Promise<readonly string[]> => {
  const quiet = await quietProblems(stage);
  if (!isOfTheApp(stage, (await stage.keptNow()).address)) return quiet;
  const ways = await problemsOfWays(stage);
  const kept = await stage.keptNow();
  const left = keptProblems(kept, stage.brand.id, stage.owners, stage.placed);
  return [...quiet, ...ways, ...left].map((each) => `ten seconds later: ${each}`);
};
