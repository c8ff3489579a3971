import { until, within } from '../../engines/waiting.ts';
import type { FaultCase } from '../FaultCase.ts';
import { emptyLook, judge, settled } from '../oracle.ts';
import type { Look } from '../page/look.ts';
import type { Stage } from '../stage.ts';
import type { AddressField } from './addresses/AddressField.ts';
import { answerElsewhere, bring, serveListed } from './addresses/bring.ts';
import { frameFields } from './addresses/frameFields.ts';
import { harmDone, linksElsewhere } from './addresses/harm.ts';
import { GOOD_HOST, type HostileAddress, hostileAddresses, type Where } from './addresses/hostile.ts';
import { linkFields } from './addresses/linkFields.ts';
import { pictureFields } from './addresses/pictureFields.ts';
import { HOME, waitFor } from './environment/visit.ts';

const fields: readonly AddressField[] = [...linkFields, ...frameFields, ...pictureFields];

const GOOD = `https://${GOOD_HOST}/a.png`;

// The text of the app's 404 page.
const NOWHERE = 'This page does not exist';

// Generous, for a busy machine.
const PATIENCE_MS = 10_000;
const LINKS_MS = 2_000;

const picturesSettled = `Promise.all([...document.images].map((image) => image.complete || new Promise((resolve) => {
  image.addEventListener('load', resolve); image.addEventListener('error', resolve); })))`;

/** Performs the steps until the address is followed or shown. */
const takeSteps = async (stage: Stage, { ready, steps, again }: AddressField): Promise<void> => {
  await waitFor(stage, ready);
  await stage.perform(steps);
  if (!again) return;
  await waitFor(stage, again);
  await stage.page().reload();
  await waitFor(stage, ready);
};

/** Performs the steps until the address is followed or shown. @returns whether the page must say something about it. */
const refusedOn = async (stage: Stage, field: AddressField, { isNone, isPath }: HostileAddress): Promise<boolean> => {
  // A page that follows the address by itself may have left already.
  if (!isPath || field.steps.length || field.kind !== 'link') await takeSteps(stage, field);
  if (field.kind === 'picture') await stage.evaluate(picturesSettled);
  if (isNone && field.without) {
    if (field.without === 'home') await waitFor(stage, HOME, ...field.says);
    return false;
  }
  const stays = isPath ? [...field.says, field.nowhere ?? NOWHERE] : field.says;
  const { words } = await waitFor(stage, ...stays);
  return !isPath || field.says.some((each) => words.includes(each));
};

const sense = (stage: Stage, look: Look, { says }: AddressField): readonly string[] => {
  const success = says.find((words) => look.words.includes(words)) ?? '';
  return judge(emptyLook, look, { outcome: 'good', success }, stage.standing());
};

const refuse =
  (field: AddressField, address: HostileAddress) =>
  async (stage: Stage): Promise<readonly string[]> => {
    const stop = address.where === 'listedHosts' ? await serveListed(stage, field) : undefined;
    try {
      const watch = await bring(stage, field, address.given);
      const isSaid = await refusedOn(stage, field, address);
      const harm = await harmDone(stage, field, watch, address.isPath);
      return isSaid ? [...harm, ...(await settled(stage, (look) => sense(stage, look, field)))] : harm;
    } finally {
      await stop?.();
    }
  };

const wrongUntil = (what: string, isSo: () => Promise<boolean>): Promise<readonly string[]> =>
  until(what, isSo, PATIENCE_MS).then(
    () => [],
    () => [what],
  );

const follow =
  (field: AddressField, where: Where) =>
  async (stage: Stage): Promise<readonly string[]> => {
    const stops = [await answerElsewhere(stage)];
    if (where === 'listedHosts') stops.push(await serveListed(stage, field));
    try {
      const watch = await bring(stage, field, GOOD);
      // A page that follows the address at once has nothing left to see or press here.
      if (field.steps.length || field.kind !== 'link') await takeSteps(stage, field);
      // If the page navigates at that moment, its answer may be lost.
      const links = () =>
        within('its links', stage.evaluate<string[]>(linksElsewhere(stage)), LINKS_MS).catch(() => []);
      const isGood = (url: string): boolean => url.startsWith(GOOD);
      // After a navigation, check the moves first: asking the old page for its links would get no answer.
      const wrong = await wrongUntil(
        'a good address was not taken',
        async () => [...watch.moves, ...watch.loaded()].some(isGood) || (await links()).some(isGood),
      );
      // Other origins must stay intercepted until every image has loaded: a later request would leave this machine.
      if (field.kind === 'picture') await stage.evaluate(picturesSettled);
      if (wrong.length || !watch.moves.some(isGood)) return wrong;
      const pages = () => stage.page().frames();
      return await wrongUntil('a good address was not opened', async () =>
        pages().some((frame) => isGood(frame.url())),
      );
    } finally {
      for (const stop of stops) await stop();
    }
  };

// Addresses that lead to money or a signature, or that the page follows by itself: these try both names of WORST.
const WORST_FIELDS = /payUrl|of the loan|of the wallet|contract_url|popAgreementUrl|playeduL/;
const WORST = ['javascript', 'two slashes'];

const isWorst = ({ name: field, kind }: AddressField, { name }: HostileAddress): boolean =>
  kind !== 'picture' && WORST.slice(0, WORST_FIELDS.test(field) ? 2 : 1).includes(name);

const titleOf = (where: Where): string => (where === 'listedHosts' ? 'with listed hosts/' : '');

const addressesFor = ({ kind }: AddressField): readonly HostileAddress[] =>
  kind === 'picture' ? hostileAddresses.filter(({ isForPictures }) => isForPictures) : hostileAddresses;

const hostileCases = fields.flatMap((field) =>
  addressesFor(field).map(
    (address): FaultCase => ({
      name: `address/${field.name}/${titleOf(address.where)}${address.name}`,
      isWorst: isWorst(field, address),
      run: refuse(field, address),
    }),
  ),
);

const goodCases = fields.flatMap((field) =>
  (['anywhere', 'listedHosts'] as const).map(
    (where): FaultCase => ({
      name: `address/${field.name}/${titleOf(where)}a good one`,
      isWorst: where === 'anywhere' && WORST_FIELDS.test(field.name),
      run: follow(field, where),
    }),
  ),
);

/** The cases of every answer field that holds an address, with every hostile address and a good one. */
export const addressCases: readonly FaultCase[] = [...hostileCases, ...goodCases];
