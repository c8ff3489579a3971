import { emptyLook, verdict } from '../../oracle.ts';
import type { Look } from '../../page/look.ts';
import type { Stage } from '../../stage.ts';
import { type EnvScreen, OTHER_AMOUNT, OTHER_CODE, OTHER_WORDS, OWN_AMOUNT, OWN_CENTS } from './EnvScreen.ts';
import { addressOf, type Entry, enter, takeAll, waitFor, waitUntil } from './visit.ts';

/** Returns the full key of one of this brand's stores. */
export const keyOf = (stage: Stage, name: string): string => `loan:${stage.brand.id}:${name}`;

/** Returns stores as the app keeps them: full keys, versioned JSON. */
export const storedTexts = (stage: Stage, stores: { readonly [name: string]: unknown }): { [key: string]: string } =>
  Object.fromEntries(
    Object.entries(stores).map(([name, data]) => [keyOf(stage, name), JSON.stringify({ v: 1, data })]),
  );

/** Returns the usual entry to a screen, with good answers and its usual storage. */
export const entryOf = (stage: Stage, screen: EnvScreen, cents = OWN_CENTS): Entry => ({
  address: addressOf(screen),
  answers: screen.answers?.(cents) ?? {},
  ofTab: storedTexts(stage, screen.stored?.(cents) ?? {}),
  ofPhone: storedTexts(stage, screen.onPhone?.(cents) ?? {}),
});

/** What a screen has to show: usually its own text and the order's own amount. */
export interface Health {
  /** Text instead of the screen's usual one. */
  readonly words?: string;
  readonly amount?: string | undefined;
  readonly never?: readonly string[];
  /** Browser errors that the condition itself causes. */
  readonly allowed?: RegExp;
}

const foreignWords = [OTHER_WORDS, OTHER_CODE];

/** Checks what the page shows after the condition. `before` is the page before it. @returns the problems found. */
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
    // No call has failed, so the page must not mention the connection, the service or a refusal.
    ...(screen.isStatic
      ? {}
      : { spoken: { kind: 'success', ...(screen.exempt && { exempt: screen.exempt }) } as const }),
  } as const;
  // A busy machine needs time; if the text never comes, the verdict reports it.
  await waitFor(stage, words).catch(() => undefined);
  return verdict(stage, before, expected, allowed);
};

/** Takes the screen's steps as soon as possible, and waits until it is ready. */
export const reach = async (stage: Stage, { steps = [], ready }: EnvScreen): Promise<void> => {
  await takeAll(stage, steps);
  await waitFor(stage, ready);
};

/** Opens a screen with good answers, and takes its steps. */
export const openWell = async (stage: Stage, screen: EnvScreen): Promise<void> => {
  await enter(stage, entryOf(stage, screen));
  await reach(stage, screen);
};

const holds = (look: Look, { field, text }: NonNullable<EnvScreen['typed']>): boolean =>
  look.controls.some(({ kind, name, value }) => kind === 'field' && name.startsWith(field) && value.includes(text));

/** Types what the borrower types on this screen, if anything. @returns the page then. */
export const type = async (stage: Stage, { typed }: EnvScreen): Promise<Look> => {
  if (!typed) return stage.look();
  await stage.perform([{ fill: typed.field, with: typed.text }]);
  return waitUntil(stage, `what was typed into “${typed.field}”`, (look) => holds(look, typed));
};

/** Opens a screen with good answers, takes its steps and types. @returns the page then. */
export const openTyped = async (stage: Stage, screen: EnvScreen): Promise<Look> => {
  await openWell(stage, screen);
  return type(stage, screen);
};

const isChanged = '[typeof ({}).polluted, typeof ({}).repayAmount].some((kind) => kind !== "undefined")';

/** Reports if Object.prototype got properties from an address, a record or an answer. */
export const pollution = async (stage: Stage): Promise<readonly string[]> =>
  (await stage.evaluate<boolean>(isChanged)) ? ['all objects have been changed'] : [];
