import { emptyLook, verdict } from '../../oracle.ts';
import type { Look } from '../../page/look.ts';
import type { Stage } from '../../stage.ts';
import { type EnvScreen, OTHER_AMOUNT, OTHER_CODE, OTHER_WORDS, OWN_AMOUNT, OWN_CENTS } from './EnvScreen.ts';
import { addressOf, type Entry, enter, takeAll, waitFor, waitUntil } from './visit.ts';

/** The key of a store of this brand. */
export const keyOf = (stage: Stage, name: string): string => `loan:${stage.brand.id}:${name}`;

/** Stores in the form in which the app keeps them. */
export const storedTexts = (stage: Stage, stores: { readonly [name: string]: unknown }): { [key: string]: string } =>
  Object.fromEntries(
    Object.entries(stores).map(([name, data]) => [keyOf(stage, name), JSON.stringify({ v: 1, data })]),
  );

/** How a borrower in good health comes to a screen. */
export const entryOf = (stage: Stage, screen: EnvScreen, cents = OWN_CENTS): Entry => ({
  address: addressOf(screen),
  answers: screen.answers?.(cents) ?? {},
  ofTab: storedTexts(stage, screen.stored?.(cents) ?? {}),
  ofPhone: storedTexts(stage, screen.onPhone?.(cents) ?? {}),
});

/** What a screen has to show: usually its own words and the order's own amount. */
export interface Health {
  /** Other words than the screen's usual ones. */
  readonly words?: string;
  readonly amount?: string | undefined;
  readonly never?: readonly string[];
  /** Complaints of the browser that the condition itself is. */
  readonly allowed?: RegExp;
}

const foreignWords = [OTHER_WORDS, OTHER_CODE];

/** The page after the condition, as a person finds it: what is wrong with it. `before` stood there before. */
export const healthOf = async (
  stage: Stage,
  screen: EnvScreen,
  health: Health = {},
  before: Look = emptyLook,
): Promise<readonly string[]> => {
  const { words = screen.ready, never = [], allowed } = health;
  const amount = 'amount' in health ? health.amount : screen.showsAmount ? OWN_AMOUNT : undefined;
  const others = [OWN_AMOUNT, OTHER_AMOUNT].filter((each) => amount !== undefined && each !== amount);
  const expected = {
    outcome: 'good',
    success: words,
    words: amount === undefined ? [] : [amount],
    never: [...foreignWords, ...others, ...never],
    // Nothing has gone wrong with any call: no page that is well speaks of a line, a service or a no.
    ...(screen.isStatic
      ? {}
      : { spoken: { kind: 'success', ...(screen.exempt && { exempt: screen.exempt }) } as const }),
  } as const;
  // A busy machine takes its time; where the words never come, the verdict says so.
  await waitFor(stage, words).catch(() => undefined);
  return verdict(stage, before, expected, allowed);
};

/** Takes the screen's steps, once it is there for them. */
export const reach = async (stage: Stage, { steps = [], ready }: EnvScreen): Promise<void> => {
  await takeAll(stage, steps);
  await waitFor(stage, ready);
};

/** Opens a screen in good health, and takes its steps. */
export const openWell = async (stage: Stage, screen: EnvScreen): Promise<void> => {
  await enter(stage, entryOf(stage, screen));
  await reach(stage, screen);
};

const holds = (look: Look, { field, text }: NonNullable<EnvScreen['typed']>): boolean =>
  look.controls.some(({ kind, name, value }) => kind === 'field' && name.startsWith(field) && value.includes(text));

/** Types what the borrower types on this screen, if anything, and answers the page then. */
export const type = async (stage: Stage, { typed }: EnvScreen): Promise<Look> => {
  if (!typed) return stage.look();
  await stage.perform([{ fill: typed.field, with: typed.text }]);
  return waitUntil(stage, `what was typed into “${typed.field}”`, (look) => holds(look, typed));
};

/** Opens a screen in good health, takes its steps and types, and answers the page then. */
export const openTyped = async (stage: Stage, screen: EnvScreen): Promise<Look> => {
  await openWell(stage, screen);
  return type(stage, screen);
};

const isChanged = '[typeof ({}).polluted, typeof ({}).repayAmount].some((kind) => kind !== "undefined")';

/** Whether all objects of the page have what only an address, a record or an answer held. */
export const pollution = async (stage: Stage): Promise<readonly string[]> =>
  (await stage.evaluate<boolean>(isChanged)) ? ['all objects have been changed'] : [];
