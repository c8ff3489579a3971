import type { Answers, Step } from '../../../../scripts/gallery/states/State.ts';
import { toQuery } from '../../../../shared/session/parameters.ts';
import { until } from '../../../engines/waiting.ts';
import type { Look } from '../../page/look.ts';
import { SESSION_ID } from '../../session.ts';
import type { Stage } from '../../stage.ts';

/** Where a borrower comes in: an address of this site, what the service answers, and what the phone has kept. */
export interface Entry {
  /** With its query and its route within the page. */
  readonly address: string;
  readonly answers?: Answers;
  /** What stands in the tab's storage and in the phone's, by whole key. */
  readonly ofTab?: { readonly [key: string]: string };
  readonly ofPhone?: { readonly [key: string]: string };
}

/** The borrower, the order and the product of all these cases. */
export const BORROWER = { deviceId: 'd1', sessionId: SESSION_ID, userId: '7', orderId: 'o1', productId: '9' } as const;

/** A screen's place: its path, and what its address says beside the session. */
export interface Place {
  readonly path: string;
  readonly query?: { readonly [name: string]: string };
  /** The route within the page, `#/…`. */
  readonly route?: string;
}

/** The address of a screen for a borrower; for the one of these cases, where no session is given. */
export const addressOf = (
  { path, query, route = '' }: Place,
  session: { readonly [name: string]: string } = BORROWER,
): string => `${path}?${toQuery({ ...session, ...query })}${route}`;

/** Words of the landing page. */
export const HOME = 'Your loan on one page';

const PATIENCE_MS = 10_000;

/** Puts texts into the storages, beside what is there. */
export const store = async (stage: Stage, { ofTab = {}, ofPhone = {} }: Partial<Entry>): Promise<void> => {
  const put = `for (const [key, value] of Object.entries(texts)) storage.setItem(key, value)`;
  for (const text of [...Object.values(ofTab), ...Object.values(ofPhone)]) stage.placed.add(text);
  for (const [name, texts] of Object.entries({ sessionStorage: ofTab, localStorage: ofPhone }))
    if (Object.keys(texts).length)
      await stage.evaluate(`{ const storage = ${name}; const texts = ${JSON.stringify(texts)}; ${put} }`);
};

/** Opens an address on an empty phone. `prepare` runs on a blank page of the same origin, right before. */
export const enter = async (stage: Stage, entry: Entry, prepare?: () => unknown): Promise<void> => {
  await stage.open({ screen: 'stage', at: '/stage', answers: entry.answers ?? {} });
  await store(stage, entry);
  await prepare?.();
  await stage.goto(entry.address);
};

// Where nothing can be kept, a page that pays says so before the first payment, and the borrower decides.
const GO_ON = 'Go on to pay';

/** Takes steps on a phone that may keep nothing: says yes where a page asks for that first, and goes on. */
export const takeAll = async (stage: Stage, steps: readonly Step[]): Promise<void> => {
  for (const step of steps) {
    await stage.perform([step]);
    if (!('press' in step)) continue;
    const { controls } = await waitUntil(stage, 'rest', ({ busy }) => !busy.length).catch(() => stage.look());
    if (controls.some(({ name, isEnabled }) => name === GO_ON && isEnabled))
      await stage.perform([{ press: GO_ON }, step]);
  }
};

/** Looks at the page until it is as `isSo` says; throws with `what`, and what there is, where that does not come. */
export const waitUntil = (stage: Stage, what: string, isSo: (look: Look) => boolean): Promise<Look> => {
  const lookOnce = async (): Promise<Look> => {
    const look = await stage.look();
    if (isSo(look)) return look;
    throw new Error(`there is: ${look.words.slice(0, 300)}`);
  };
  return until(what, lookOnce, PATIENCE_MS);
};

/** Waits for one of some words. */
export const waitFor = (stage: Stage, ...words: readonly string[]): Promise<Look> =>
  waitUntil(stage, words.map((each) => `“${each}”`).join(' or '), (look) =>
    words.some((each) => look.words.includes(each)),
  );

/** A script by which the phone's clock is set while the page knows nothing of it, as where the phone sleeps. */
export const setAhead = (byMs: number): string => `(() => {
  const Before = Date;
  window.Date = class extends Before {
    constructor(...given) { super(...(given.length ? given : [Before.now() + ${byMs}])); }
    static now() { return Before.now() + ${byMs}; }
  };
})()`;

/** A script by which the phone's clock jumps while the page is open, and is looked at again. */
export const jump = (byMs: number): string =>
  `${setAhead(byMs)}, document.dispatchEvent(new Event('visibilitychange'))`;
