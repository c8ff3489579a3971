import type { Answers, Step } from '../../../../scripts/gallery/states/State.ts';
import { toQuery } from '../../../../shared/session/parameters.ts';
import { until } from '../../../engines/waiting.ts';
import type { Look } from '../../page/look.ts';
import { SESSION_ID } from '../../session.ts';
import type { Stage } from '../../stage.ts';

/** How a borrower arrives: the address, the service's answers, and the content of the storages. */
export interface Entry {
  /** The path with its query and hash route. */
  readonly address: string;
  readonly answers?: Answers;
  /** The texts in sessionStorage and localStorage, by full key. */
  readonly ofTab?: { readonly [key: string]: string };
  readonly ofPhone?: { readonly [key: string]: string };
}

/** The borrower, order and product of all these cases. */
export const BORROWER = { deviceId: 'd1', sessionId: SESSION_ID, userId: '7', orderId: 'o1', productId: '9' } as const;

/** A screen's path, and the parameters of its address besides the session. */
export interface Place {
  readonly path: string;
  readonly query?: { readonly [name: string]: string };
  /** The hash route, `#/…`. */
  readonly route?: string;
}

/** Returns the address of a screen for a borrower, by default `BORROWER`. */
export const addressOf = (
  { path, query, route = '' }: Place,
  session: { readonly [name: string]: string } = BORROWER,
): string => `${path}?${toQuery({ ...session, ...query })}${route}`;

/** A text of the home page. */
export const HOME = 'Your loan on one page';

const PATIENCE_MS = 10_000;

/** Adds texts to the storages. */
export const store = async (stage: Stage, { ofTab = {}, ofPhone = {} }: Partial<Entry>): Promise<void> => {
  const put = `for (const [key, value] of Object.entries(texts)) storage.setItem(key, value)`;
  for (const text of [...Object.values(ofTab), ...Object.values(ofPhone)]) stage.placed.add(text);
  for (const [name, texts] of Object.entries({ sessionStorage: ofTab, localStorage: ofPhone }))
    if (Object.keys(texts).length)
      await stage.evaluate(`{ const storage = ${name}; const texts = ${JSON.stringify(texts)}; ${put} }`);
};

/** Opens an address with only the entry's stored texts. `prepare` runs just before, on a blank page of this origin. */
export const enter = async (stage: Stage, entry: Entry, prepare?: () => unknown): Promise<void> => {
  await stage.open({ screen: 'stage', at: '/stage', answers: entry.answers ?? {} });
  await store(stage, entry);
  await prepare?.();
  await stage.goto(entry.address);
};

// If nothing can be stored, a page warns before the first payment, and the borrower has to confirm.
const GO_ON = 'Go on to pay';

/** Takes steps on a phone that may store nothing: confirms that warning where it appears, and repeats the step. */
export const takeAll = async (stage: Stage, steps: readonly Step[]): Promise<void> => {
  for (const step of steps) {
    await stage.perform([step]);
    if (!('press' in step)) continue;
    const { controls } = await waitUntil(stage, 'rest', ({ busy }) => !busy.length).catch(() => stage.look());
    if (controls.some(({ name, isEnabled }) => name === GO_ON && isEnabled))
      await stage.perform([{ press: GO_ON }, step]);
  }
};

/** Waits until `isSo` holds for the page. @throws with `what` and the page's text after ten seconds. */
export const waitUntil = (stage: Stage, what: string, isSo: (look: Look) => boolean): Promise<Look> => {
  const lookOnce = async (): Promise<Look> => {
    const look = await stage.look();
    if (isSo(look)) return look;
    throw new Error(`there is: ${look.words.slice(0, 300)}`);
  };
  return until(what, lookOnce, PATIENCE_MS);
};

/** Waits until the page shows one of these texts. */
export const waitFor = (stage: Stage, ...words: readonly string[]): Promise<Look> =>
  waitUntil(stage, words.map((each) => `“${each}”`).join(' or '), (look) =>
    words.some((each) => look.words.includes(each)),
  );

/** Returns a script that sets the clock without any event, as when the phone sleeps. */
export const setAhead = (byMs: number): string => `(() => {
  const Before = Date;
  window.Date = class extends Before {
    constructor(...given) { super(...(given.length ? given : [Before.now() + ${byMs}])); }
    static now() { return Before.now() + ${byMs}; }
  };
})()`;

/** Returns a script that sets the clock while the page is open, and then fires `visibilitychange`. */
export const jump = (byMs: number): string =>
  `${setAhead(byMs)}, document.dispatchEvent(new Event('visibilitychange'))`;
