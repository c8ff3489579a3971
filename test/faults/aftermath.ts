import { keptProblems } from './kept.ts';
import { wayProblems } from './oracle.ts';
import { quietProblems } from './quiet.ts';
import type { Stage } from './stage.ts';

// The host's own pages, and whoever lives elsewhere, are no pages of the app.
const isOfTheApp = (stage: Stage, address: string): boolean =>
  address.startsWith(`${stage.server.origin}/`) && !/^\/(gallery|stage|sso)\b/.test(new URL(address).pathname);

/**
 * What is wrong once a case is over and ten seconds of the page's clock have gone by in which nobody did anything: what
 * went out by itself, whether there still is a way on, and what has been left on the phone.
 */
export const aftermath = async (stage: Stage): Promise<readonly string[]> => {
  const quiet = await quietProblems(stage);
  const kept = await stage.keptNow();
  if (!isOfTheApp(stage, kept.address)) return quiet;
  const ways = wayProblems(await stage.look(), {}, stage.standing());
  const left = keptProblems(kept, stage.brand.id, stage.owners, stage.placed);
  return [...quiet, ...ways, ...left].map((each) => `ten seconds later: ${each}`);
};
