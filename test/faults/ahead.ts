import type { Left } from './page/prerendering.ts';
import { isReading } from './quiet.ts';
import type { Stage } from './stage.ts';

/** Makes the next document believe that it is prerendered, until `openAhead`. See page/prerendering.ts. */
export const drawNextAhead = (stage: Stage): void => stage.server.putOnce('stage.prerender()');

/** Activates the prerendered document. `left` is what other pages have stored since. */
export const openAhead = (stage: Stage, left: Left = {}): Promise<unknown> =>
  stage.evaluate(`prerendered.open(${JSON.stringify(left)}), 1`);

/** @returns what a page did while it was prerendered and must not do: anything but reading each thing once. */
export const aheadProblems = async (stage: Stage): Promise<readonly string[]> => {
  const calls = stage.askedSinceOpened();
  const done = await stage.evaluate<readonly string[]>('prerendered.done');
  const { toast } = await stage.look();
  return [
    ...calls.filter((call) => !isReading(call)).map((call) => `${call} went out`),
    ...calls.filter((call, at) => isReading(call) && calls.indexOf(call) < at).map((call) => `${call} was read again`),
    ...done,
    ...(toast ? [`said in a toast: “${toast}”`] : []),
  ].map((each) => `before it was opened: ${each}`);
};
