import { setTimeout as sleep } from 'node:timers/promises';
import { keptProblems } from './kept.ts';
import { wayProblems } from './oracle.ts';
import { quietProblems } from './quiet.ts';
import type { Stage } from './stage.ts';

// The host's own pages, and whoever lives elsewhere, are no pages of the app.
const isOfTheApp = (stage: Stage, address: string): boolean =>
  address.startsWith(`${stage.server.origin}/`) && !/^\/(gallery|stage|sso)\b/.test(new URL(address).pathname);

// A page that leaves as the ten seconds go by has arrived within this much real time: WebKitGTK shows the old one until then.
const ARRIVES_MS = 3_000;
const BETWEEN_LOOKS_MS = 100;

/** What is wrong with the ways on, once a page that was leaving has arrived. */
const problemsOfWays = async (stage: Stage): Promise<readonly string[]> => {
  const untilMs = Date.now() + ARRIVES_MS;
  for (;;) {
    const problems = wayProblems(await stage.look(), {}, stage.standing());
    if (!problems.length || Date.now() > untilMs) return problems;
    await sleep(BETWEEN_LOOKS_MS);
  }
};

/**
 * What is wrong once a case is over and ten seconds of the page's clock have gone by in which nobody did anything: what
 * went out by itself, whether there still is a way on, and what has been left on the phone.
 */
export const aftermath = async (stage: Stage): Promise<readonly string[]> => {
  const quiet = await quietProblems(stage);
  if (!isOfTheApp(stage, (await stage.keptNow()).address)) return quiet;
  const ways = await problemsOfWays(stage);
  const kept = await stage.keptNow();
  const left = keptProblems(kept, stage.brand.id, stage.owners, stage.placed);
  return [...quiet, ...ways, ...left].map((each) => `ten seconds later: ${each}`);
};
