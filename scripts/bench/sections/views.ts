import { type Bench, measured, rotated } from '../bench.ts';
import { takePhone } from '../browser/phone.ts';
import { tapAnswer } from '../browser/tap.ts';
import { type Visit, visit } from '../browser/visit.ts';
import { type ProfileName, profiles, roundsOf } from '../profiles.ts';
import { addressOf, type ScreenName, screenOf } from '../screens.ts';
import type { VariantName } from '../variants/variant.ts';

/** A first load of a screen, a second load, and a tap on it. */
export interface View {
  readonly profile: ProfileName;
  readonly screen: ScreenName;
  readonly variant: VariantName;
  readonly cold: Visit;
  readonly warm: Visit;
  readonly tapMs?: number;
}

const variants: readonly VariantName[] = ['ours', 'react', 'plain', 'spa', 'floor'];

const variantsOf = (against?: string): readonly VariantName[] => (against ? [...variants, 'before'] : variants);

const look = async (
  { browser, origin }: Bench,
  profile: ProfileName,
  name: ScreenName,
  variant: VariantName,
): Promise<View> => {
  const screen = screenOf(name);
  const url = origin(variant, profile) + addressOf(screen);
  const phone = await takePhone(browser, profiles[profile].slowdown, [screen.data]);
  try {
    const cold = await visit(phone, url, screen.data);
    const warm = await visit(phone, url, screen.data);
    const hasTap = screen.tap && variant !== 'floor';
    return { profile, screen: name, variant, cold, warm, ...(hasTap && { tapMs: await tapAnswer(phone, screen.tap) }) };
  } finally {
    await phone.close();
  }
};

/** Requests everything once, so that the responses are recorded before anything is timed. */
const warmUp = async (bench: Bench): Promise<void> => {
  for (const name of bench.options.screens)
    await measured(bench, `first look: ${name}`, () => look(bench, 'fourG', name, 'ours'));
};

/** Loads every screen in every variant, round by round. */
export const measureViews = async (bench: Bench): Promise<readonly View[]> => {
  const { rounds, screens, profiles: wanted, against } = bench.options;
  const views: View[] = [];
  await warmUp(bench);
  for (let round = 0; round < rounds; round += 1) {
    for (const profile of wanted.filter((name) => round < roundsOf(rounds, name)))
      for (const screen of screens)
        for (const variant of rotated(variantsOf(against), round))
          views.push(
            ...(await measured(bench, `${profile} ${screen} ${variant}`, () => look(bench, profile, screen, variant))),
          );
    bench.say(`screens: round ${round + 1} of ${rounds}`);
  }
  return views;
};
