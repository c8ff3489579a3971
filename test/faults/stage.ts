import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { addressOf, storagesOf } from '../../scripts/gallery/states/address.ts';
import type { SpokenStep } from '../../scripts/gallery/states/browser/perform.ts';
import type { State, StateOfScreen, Step } from '../../scripts/gallery/states/State.ts';
import { spokenSteps } from '../../scripts/gallery/states/speak.ts';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { within } from '../engines/waiting.ts';
import type { Owner } from './kept.ts';
import type { Spot } from './page/aim.ts';
import type { KeptNow } from './page/keptNow.ts';
import type { Look } from './page/look.ts';
import type { OutOfReach } from './page/reach.ts';
import { NOW_MS } from './page/stageScript.ts';
import { type FaultServer, startFaultServer } from './server/faultServer.ts';
import type { TabMaker } from './tabs/Tab.ts';
import type { Standing } from './ways.ts';

/** A screen to open: as in the gallery of states, of which only these parts count here. */
export type Opened = Pick<State, 'screen'> &
  Partial<Pick<StateOfScreen, 'name' | 'at' | 'query' | 'answers' | 'stored' | 'submissionLog'>> & {
    /** The page that the borrower comes from, so that going back leads there. */
    readonly after?: string;
  };

/** A tab with a service of its own behind it, and everything watched. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

// A line that breaks and an answer of 4xx or 5xx are written into the browser's console by the browser itself.
const OF_THE_LINE = /^Failed to load resource|blocked by CORS policy|net::ERR_/;

// In the words of Playwright, of the DevTools protocol and of WebDriver; and a page that has not begun.
const BETWEEN_PAGES =
  /context was destroyed|Cannot find (default execution )?context|navigated or closed|Inspected target|stage is not defined|find variable: stage|document unloaded|frame was detached|script unloaded/i;

const isBetweenPages = (error: unknown): boolean => error instanceof Error && BETWEEN_PAGES.test(error.message);

// Not even an error comes, at times, of what is asked at the very moment at which the page leaves.
const isLost = (error: unknown): boolean => error instanceof Error && error.message.endsWith(ANSWER);

const AGAIN_MS = 20;

// shared/app/runAfterFirstView.ts: the frame that it waits for may come after the document has loaded.
const WAITS_FOR_FRAME =
  "[...document.querySelectorAll('template')].some(({ content }) => content.querySelector('script'))";
// In its next frame a page has run what has come to it, however busy the machine is, and has sent what that asks for.
const NEXT_FRAME = 'new Promise((resolve) => requestAnimationFrame(() => stage.realSetTimeout(resolve, 0)))';
// A document that has come in part never has its script run.
const FRAME_MS = 2000;

// A browser may hold a call back that is one too many for its host.
const ARRIVES_MS = 2000;

const ANSWER = 'an answer of the page';
const ANSWER_MS = 10_000;

// WebKit's WebDriver waits for a command by the page's own clock, half a minute at most.
const MAX_AT_ONCE_MS = 20_000;

const stateOf = ({ name = 'fault', ...opened }: Opened): State => ({ title: '', shows: '', ...opened, name });

const ownerOf = ({ searchParams }: URL): Owner => {
  const first = (...names: readonly string[]): string =>
    names.map((name) => searchParams.get(name)).find(Boolean) ?? '';
  return { userId: first('userId'), orderId: first('orderId'), productId: first('productId', 'product_id') };
};

// As the gallery's script writes them.
const momentsIn = (text: string): string =>
  text.replace(/"\{(\d+) s ago\}"/g, (_, seconds) => String(NOW_MS - Number(seconds) * 1000));

const markText = (agoMs: number, wasAccepted: boolean): string =>
  JSON.stringify({ v: 1, data: { atMs: NOW_MS - agoMs, wasAccepted } });

/** Opens a tab and a service for it. `folder` holds the built pages. */
export const openStage = async (
  tabs: TabMaker,
  { brand, firstScript, folder }: { readonly folder: string; readonly brand: Brand; readonly firstScript: string },
) => {
  const server = await startFaultServer({ folder, brand, ...(tabs.putsScriptIn ? {} : { firstScript }) });
  const tab = await tabs.open(firstScript);
  const complaints: string[] = [];
  const requests: string[] = [];
  const placed = new Set<string>();
  const owners: Owner[] = [];

  /** The value of an expression in the page, as JSON. A promise is awaited. */
  const evaluate = <Value>(expression: string): Promise<Value> => tab.evaluate(expression) as Promise<Value>;

  // What is asked of a page that leaves at that moment finds nobody, or is lost with it; the next page is asked instead.
  const ask = async <Value>(expression: string): Promise<Value> => {
    for (;;)
      try {
        return await within(ANSWER, evaluate<Value>(expression), ANSWER_MS);
      } catch (error) {
        if (!isBetweenPages(error) && !isLost(error)) throw error;
        await sleep(AGAIN_MS);
      }
  };

  const look = (): Promise<Look> => ask<Look>('stage.look()');

  /** Waits until the service has what the page has sent to it. */
  const arrived = async (): Promise<void> => {
    const lastAtMs = Date.now() + ARRIVES_MS;
    while (Date.now() < lastAtMs && (await ask<number>('stage.unanswered()')) > server.callsUnderWay())
      await sleep(AGAIN_MS);
  };

  /** Whether the page has gone on to its next frame, and has then nothing on the way that it has asked this site for but calls. */
  const isAtRest = async (): Promise<boolean> => {
    await ask(NEXT_FRAME);
    await arrived();
    return !server.filesUnderWay() && !(await ask<number>('stage.fetching()'));
  };

  // A part that has come runs in the next frame, and may ask for another.
  const comesToRest = async (): Promise<void> => {
    const lastAtMs = Date.now() + ARRIVES_MS;
    for (let frames = 0; frames < 2 && Date.now() < lastAtMs; ) frames = (await isAtRest()) ? frames + 1 : 0;
  };

  // What has made the page leave is done, and its answer may be lost with the page.
  const doneThough = async (act: Promise<unknown>): Promise<void> => {
    try {
      await within(ANSWER, act, ANSWER_MS);
    } catch (error) {
      if (!isBetweenPages(error) && !isLost(error)) throw error;
    }
  };

  const act = (expression: string): Promise<void> => doneThough(evaluate(expression));

  /** Lets the page's time go on. It stands still otherwise. */
  const advance = async (ms: number): Promise<void> => {
    for (let leftMs = ms; leftMs > 0; leftMs -= MAX_AT_ONCE_MS)
      await act(`stage.advance(${Math.min(leftMs, MAX_AT_ONCE_MS)})`);
  };
  let opened = new URL(server.origin);
  let askedBefore = 0;

  /** Goes to an address of this origin, until the page's script has run; storage, journal and clock go on. */
  const goto = async (path: string): Promise<void> => {
    opened = new URL(path, server.origin);
    owners.push(ownerOf(opened));
    askedBefore = server.beginsAnew() ? 0 : server.asked.length;
    await tab.goto(opened.href);
    const lastAtMs = Date.now() + FRAME_MS;
    while (Date.now() < lastAtMs && (await ask<boolean>(WAITS_FOR_FRAME))) await sleep(AGAIN_MS);
  };

  /** Where the page stands, and what leads to its order: as the address says that was opened last. */
  const standing = (): Standing => {
    const needs = ['orderId', 'productId'].flatMap((name) => {
      const value = opened.searchParams.get(name);
      return value ? [[name, value] as const] : [];
    });
    return { origin: server.origin, brand, needs: Object.fromEntries(needs) };
  };

  // The page that a press leads to knows nothing of a finger.
  const press = async (spot: Spot, isLast = false): Promise<string> => {
    await doneThough(tab.press(spot));
    const wrong = await ask<string | null | undefined>('stage.pressed');
    if (wrong && isLast) throw new Error(wrong);
    return wrong || '';
  };

  const isPressed = ({ step }: SpokenStep): boolean => 'press' in step || 'pick' in step;
  const isReached = ({ step }: SpokenStep): boolean => 'fill' in step || 'photo' in step;

  const take = async (spoken: SpokenStep): Promise<void> => {
    const step = JSON.stringify(spoken);
    const aim = (): Promise<Spot> => ask<Spot>(`stage.aim(${step})`);
    if (!isPressed(spoken)) {
      if (isReached(spoken)) await aim();
      await act(`stage.perform(${step})`);
      // What is drawn anew under a finger hears nothing of it: whoever meets that presses once more.
    } else if (await press(await aim())) await press(await aim(), true);
  };

  /**
   * Does what a borrower does, in English words, as soon as the page lets it: presses with a finger, at the place where
   * the thing is drawn. A `wait` lets the page's time go on.
   */
  const perform = async (steps: readonly Step[]): Promise<void> => {
    const state = { ...stateOf({ screen: '' }), steps };
    for (const spoken of spokenSteps(state, (words) => [words], brand))
      if ('wait' in spoken.step) await advance(spoken.step.wait * 1000);
      else await take(spoken);
  };

  const isForeign = (url: string): boolean => /^https?:|^wss?:/.test(url) && new URL(url).origin !== server.origin;

  /** What went wrong in the page or its browser since `open`: errors, rejections, the policy, foreign requests. */
  const problems = async (): Promise<readonly string[]> => {
    complaints.push(...tab.takeComplaints());
    requests.push(...tab.takeRequests());
    const { problems: ofPage } = await look();
    return [
      ...complaints.filter((complaint) => !OF_THE_LINE.test(complaint)),
      ...ofPage.map(({ kind, text }) => `${kind}: ${text}`),
      ...requests.filter(isForeign).map((url) => `foreign request: ${url}`),
      ...server.strangers.map((path) => `foreign request: ${path}`),
    ];
  };

  /**
   * Opens a screen as a borrower finds it: the storage holds what it says and nothing else, the service answers as it
   * says, nothing has been asked yet, and the page's clock stands at NOW_MS. What `before` arms is armed before the
   * document is asked for.
   */
  const open = async (opened: Opened, before?: (server: FaultServer) => Promise<void> | void): Promise<void> => {
    const state = stateOf(opened);
    placed.clear();
    owners.length = 0;
    await server.accept();
    await tab.setOffline?.(false);
    // What the case before has put into documents must not reach the one that the storage is filled from.
    server.putFirst('');
    const address = addressOf(state, 'en');
    // From the same document, an address with a route in it would only move within it.
    const after = opened.after ?? (address.includes('#') ? '/stage' : undefined);
    if (after) await goto(after);
    server.begin(state.answers ?? {});
    tab.takeComplaints();
    tab.takeRequests();
    for (const list of [complaints, requests]) list.length = 0;
    // In the new document itself: what the page before still writes as it leaves is gone by then.
    const storages = storagesOf(state, brand);
    for (const text of Object.values(storages.tab)) placed.add(momentsIn(text));
    for (const { agoMs, wasAccepted } of storages.submissionLog) placed.add(markText(agoMs, wasAccepted));
    server.putOnce(`stage.fill(${JSON.stringify(storages).replace(/</g, '\\u003c')})`);
    await before?.(server);
    await goto(address);
  };

  return {
    brand,
    server,
    tab,
    /** The tab with all that Playwright can do. Throws in other engines than today's Chromium. */
    page: (): Page => {
      if (!tab.page) throw new Error(`${tab.engine} is not driven by Playwright`);
      return tab.page;
    },
    open,
    /** Runs a script in each following document before the page's own, until the next `open`. For `open`'s `before`. */
    beforeNext: server.putFirst,
    /** The address that `open` goes to, on the stage's origin. */
    addressOf: (opened: Opened): string => addressOf(stateOf(opened), 'en'),
    goto,
    evaluate,
    perform,
    advance,
    look,
    arrived,
    isAtRest,
    /** Waits until the page has run what it has asked this site for, while its time stands still. */
    comesToRest,
    /** The calls that have been made since the document was asked for that was opened last, in order. */
    askedSinceOpened: (): readonly CallName[] => server.asked.slice(askedBefore).flatMap(({ call }) => call || []),
    /** What the page has left on the phone, and where it stands. */
    keptNow: () => ask<KeptNow>('stage.keptNow()'),
    /** What the page offers and no finger can press, wherever it stands on the page. */
    reach: () => ask<readonly OutOfReach[]>('stage.reach()'),
    standing,
    /** Whose pages have been open since `open`. */
    owners: owners as readonly Owner[],
    /** Texts that a case puts into the storages by itself: no page has left them there. */
    placed,
    problems,
    close: async (): Promise<void> => {
      await tab.close();
      await server.close();
    },
  };
};
