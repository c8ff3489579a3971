import { until } from '../../engines/waiting.ts';
import type { CallSite } from '../calls/CallSite.ts';
import { onceSites } from '../calls/sites/once.ts';
import type { FaultCase } from '../FaultCase.ts';
import { settled } from '../oracle.ts';
import type { Look } from '../page/look.ts';
import { reset } from '../server/reply.ts';
import type { Stage } from '../stage.ts';
import { brokenStorages } from './environment/storageConditions.ts';
import { jump, takeAll } from './environment/visit.ts';

const onLocalStorage = `Object.defineProperty(window, 'localStorage', { get() { return null; } });`;

/** Scripts that limit what is stored. `keepsOverVisits`: whether a later visit finds what an earlier one stored. */
const phones: { readonly [name: string]: { readonly script: string; readonly keepsOverVisits: boolean } } = {
  'all is kept': { script: '', keepsOverVisits: true },
  'the phone keeps nothing, the tab does': { script: onLocalStorage, keepsOverVisits: true },
  'nothing is kept': { script: brokenStorages['it is null'], keepsOverVisits: false },
  'every access throws': { script: brokenStorages['every access to a value throws'], keepsOverVisits: false },
  'it is full': { script: brokenStorages['it is full'], keepsOverVisits: false },
  'it is read-only': { script: brokenStorages['it is read-only'], keepsOverVisits: false },
  'it is read-only, without a word': {
    script: brokenStorages['it is read-only, without a word'],
    keepsOverVisits: false,
  },
};

const VISITS = 3;

const unconfirmedOf = ({ whenUnknown }: CallSite): string => whenUnknown.words?.[0] ?? '';

const isSettled =
  (unconfirmed: string) =>
  ({ busy, words }: Look): readonly string[] =>
    !busy.length && words.includes(unconfirmed) ? [] : [`“${unconfirmed}” does not stand there`];

/** Sends the request, drops its answer and waits until the page says so. @returns how often it has been sent by then. */
const lose = async (stage: Stage, site: CallSite, script: string): Promise<number> => {
  await stage.open(site.opened, () => stage.beforeNext(script));
  await takeAll(stage, site.before);
  const earlier = stage.server.timesAsked(site.call);
  stage.server.arm(site.call, ({ socket }) => reset(socket));
  await takeAll(stage, site.trigger);
  await until(site.call, () => stage.server.timesAsked(site.call) > earlier, 3000);
  await settled(stage, isSettled(unconfirmedOf(site)));
  return stage.server.timesAsked(site.call);
};

const sentAgain = (stage: Stage, site: CallSite, sent: number, when: string): readonly string[] => {
  const more = stage.server.timesAsked(site.call) - sent;
  return more ? [`${site.call} went out ${more} more times ${when}`] : [];
};

/** Repeats all steps if the page does not show after its loading that the outcome is unknown. */
const tryAgain = async (stage: Stage, site: CallSite): Promise<void> => {
  const missing = await settled(stage, isSettled(unconfirmedOf(site)));
  if (!missing.length) return;
  // Steps that the page prevents are no failure: preventing them is what is tested.
  await stage.perform([...site.before, ...site.trigger]).catch(() => undefined);
  await settled(stage, isSettled(unconfirmedOf(site)));
};

const overVisits =
  (site: CallSite, { script, keepsOverVisits }: (typeof phones)[string]): FaultCase['run'] =>
  async (stage) => {
    const sent = await lose(stage, site, script);
    const visit = keepsOverVisits
      ? () => stage.goto(stage.addressOf(site.opened))
      : () =>
          stage
            .page()
            .reload()
            .then(() => undefined);
    for (let visits = 0; visits < VISITS; visits += 1) {
      await visit();
      await tryAgain(stage, site);
    }
    return [
      ...sentAgain(stage, site, sent, `over ${VISITS} visits`),
      ...(await settled(stage, isSettled(unconfirmedOf(site)))),
    ];
  };

const HOUR_MS = 3_600_000;

// Buttons that send the request again. The page may offer them only when it is safe, not because the clock was set.
const AGAIN = ['Pay again', 'Back to the offer', 'Make another payment', 'Go on to pay'];

const overJump =
  (site: CallSite, hours: number): FaultCase['run'] =>
  async (stage) => {
    const sent = await lose(stage, site, '');
    await stage.evaluate(jump(hours * HOUR_MS));
    await stage.advance(2000);
    const wrong = await settled(stage, (look) => [
      ...isSettled(unconfirmedOf(site))(look),
      ...AGAIN.filter((each) => look.words.includes(each)).map((each) => `“${each}” is offered already`),
    ]);
    return [...wrong, ...sentAgain(stage, site, sent, `once the clock was set by ${hours} hours`)];
  };

const sites = onceSites.filter(
  ({ isUnconfirmed, isLook, maySendAgain, readsAs }) => isUnconfirmed && !isLook && !maySendAgain && !readsAs,
);

const caseOf = (site: CallSite, how: string, isWorst: boolean, run: FaultCase['run']): FaultCase => ({
  name: `once/${site.name}/${how}`,
  isWorst,
  run,
});

/** Requests that move money or sign: their answer is lost, and the phone stores little or its clock is set. */
export const onceAgainCases: readonly FaultCase[] = sites.flatMap((site) => [
  ...Object.entries(phones).map(([name, phone]) =>
    caseOf(site, `visits, ${name}`, /nothing is kept|the tab does/.test(name), overVisits(site, phone)),
  ),
  ...[2, 25, -2, -25].map((hours) =>
    caseOf(site, `the clock is set by ${hours} hours`, hours === 2, overJump(site, hours)),
  ),
]);
