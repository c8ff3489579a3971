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

/** A screen to open, described like a state of the gallery, of which only these properties matter here. */
export type Opened = Pick<State, 'screen'> &
  Partial<Pick<StateOfScreen, 'name' | 'at' | 'query' | 'answers' | 'stored' | 'submissionLog'>> & {
    /** The previous page, to which going back leads. */
    readonly after?: string;
  };

/** A monitored tab with a service of its own. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

// The browser itself logs network errors and responses of 4xx or 5xx to its console.
const OF_THE_LINE = /^Failed to load resource|blocked by CORS policy|net::ERR_/;

// Messages of Playwright, the DevTools protocol and WebDriver while the page unloads or has not started.
const BETWEEN_PAGES =
  /context was destroyed|Cannot find (default execution )?context|navigated or closed|Inspected target|stage is not defined|find variable: stage|document unloaded|frame was detached|script unloaded/i;

const isBetweenPages = (error: unknown): boolean => error instanceof Error && BETWEEN_PAGES.test(error.message);

// An expression that is evaluated just as the page unloads may never settle, not even with an error.
const isLost = (error: unknown): boolean => error instanceof Error && error.message.endsWith(ANSWER);

const AGAIN_MS = 20;

// shared/app/runAfterFirstView.ts waits for a frame, which may come after the document has loaded.
const WAITS_FOR_FRAME =
  "[...document.querySelectorAll('template')].some(({ content }) => content.querySelector('script'))";
// By its next frame, a page has run the chunks that have arrived and has sent their requests, even on a busy machine.
const NEXT_FRAME = 'new Promise((resolve) => requestAnimationFrame(() => stage.realSetTimeout(resolve, 0)))';
// A document that arrived incompletely never runs its script.
const FRAME_MS = 2000;

// A browser queues calls beyond its limit of connections to a host.
const ARRIVES_MS = 2000;

const ANSWER = 'an answer of the page';
const ANSWER_MS = 10_000;

// WebKit's WebDriver limits a command to half a minute at most, measured by the page's own clock.
const MAX_AT_ONCE_MS = 20_000;

const stateOf = ({ name = 'fault', ...opened }: Opened): State => ({ title: '', shows: '', ...opened, name });

const ownerOf = ({ searchParams }: URL): Owner => {
  const first = (...names: readonly string[]): string =>
    names.map((name) => searchParams.get(name)).find(Boolean) ?? '';
  return { userId: first('userId'), orderId: first('orderId'), productId: first('productId', 'product_id') };
};

// Replaces the placeholders as the gallery's script does.
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

  /** Returns the value of an expression in the page, as JSON. A promise is awaited. */
  const evaluate = <Value>(expression: string): Promise<Value> => tab.evaluate(expression) as Promise<Value>;

  // An expression that is evaluated while the page unloads fails or never settles; it is evaluated again in the next page.
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

  /** Waits until the service has received the calls that the page has sent. */
  const arrived = async (): Promise<void> => {
    const lastAtMs = Date.now() + ARRIVES_MS;
    while (Date.now() < lastAtMs && (await ask<number>('stage.unanswered()')) > server.callsUnderWay())
      await sleep(AGAIN_MS);
  };

  /** Waits for the page's next frame. @returns whether the page then has no requests to this site in flight except calls */
  const isAtRest = async (): Promise<boolean> => {
    await ask(NEXT_FRAME);
    await arrived();
    return !server.filesUnderWay() && !(await ask<number>('stage.fetching()'));
  };

  // A chunk that has arrived runs in the next frame and may request another, so two idle frames in a row are required.
  const comesToRest = async (): Promise<void> => {
    const lastAtMs = Date.now() + ARRIVES_MS;
    for (let frames = 0; frames < 2 && Date.now() < lastAtMs; ) frames = (await isAtRest()) ? frames + 1 : 0;
  };

  // An action that made the page unload has succeeded, although its result may be lost with the page.
  const doneThough = async (act: Promise<unknown>): Promise<void> => {
    try {
      await within(ANSWER, act, ANSWER_MS);
    } catch (error) {
      if (!isBetweenPages(error) && !isLost(error)) throw error;
    }
  };

  const act = (expression: string): Promise<void> => doneThough(evaluate(expression));

  /** Advances the page's time, which otherwise stands still. */
  const advance = async (ms: number): Promise<void> => {
    for (let leftMs = ms; leftMs > 0; leftMs -= MAX_AT_ONCE_MS)
      await act(`stage.advance(${Math.min(leftMs, MAX_AT_ONCE_MS)})`);
  };
  let opened = new URL(server.origin);
  let askedBefore = 0;

  /** Navigates to an address of this origin and waits until the page's script has run; storage, records and clock are kept. */
  const goto = async (path: string): Promise<void> => {
    opened = new URL(path, server.origin);
    owners.push(ownerOf(opened));
    askedBefore = server.beginsAnew() ? 0 : server.asked.length;
    await tab.goto(opened.href);
    const lastAtMs = Date.now() + FRAME_MS;
    while (Date.now() < lastAtMs && (await ask<boolean>(WAITS_FOR_FRAME))) await sleep(AGAIN_MS);
  };

  /** Returns the origin, the brand, and the parameters of the order, which are those in the address opened last. */
  const standing = (): Standing => {
    const needs = ['orderId', 'productId'].flatMap((name) => {
      const value = opened.searchParams.get(name);
      return value ? [[name, value] as const] : [];
    });
    return { origin: server.origin, brand, needs: Object.fromEntries(needs) };
  };

  // If the press has led to another page, that one has no record of the touch.
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
      // An element that is rerendered under a touch misses it; the borrower would press once more.
    } else if (await press(await aim())) await press(await aim(), true);
  };

  /**
   * Performs a borrower's steps, given in English words, as soon as the page allows: touches the screen where the element is
   * drawn. A `wait` advances the page's time.
   */
  const perform = async (steps: readonly Step[]): Promise<void> => {
    const state = { ...stateOf({ screen: '' }), steps };
    for (const spoken of spokenSteps(state, (words) => [words], brand))
      if ('wait' in spoken.step) await advance(spoken.step.wait * 1000);
      else await take(spoken);
  };

  const isForeign = (url: string): boolean => /^https?:|^wss?:/.test(url) && new URL(url).origin !== server.origin;

  /** Returns the problems in the page or its browser since `open`: errors, rejections, CSP violations, foreign requests. */
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
   * Opens a screen in a defined state: the storages contain only the given data, the service gives the given responses, no
   * requests are recorded, and the page's clock is at NOW_MS. `before` can set faults before the document is requested.
   */
  const open = async (opened: Opened, before?: (server: FaultServer) => Promise<void> | void): Promise<void> => {
    const state = stateOf(opened);
    placed.clear();
    owners.length = 0;
    await server.accept();
    await tab.setOffline?.(false);
    // Scripts of the previous case must not run in the document that fills the storage.
    server.putFirst('');
    const address = addressOf(state, 'en');
    // From the same document, an address with a hash route would not load the document again.
    const after = opened.after ?? (address.includes('#') ? '/stage' : undefined);
    if (after) await goto(after);
    server.begin(state.answers ?? {});
    tab.takeComplaints();
    tab.takeRequests();
    for (const list of [complaints, requests]) list.length = 0;
    // Filled in the new document itself, because the previous page may still write while it unloads.
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
    /** Returns the Playwright page. Throws in engines other than current Chromium. */
    page: (): Page => {
      if (!tab.page) throw new Error(`${tab.engine} is not driven by Playwright`);
      return tab.page;
    },
    open,
    /** Inserts a script into each following document before the page's own, until the next `open`. For the `before` of `open`. */
    beforeNext: server.putFirst,
    /** Returns the address that `open` navigates to, on the stage's origin. */
    addressOf: (opened: Opened): string => addressOf(stateOf(opened), 'en'),
    goto,
    evaluate,
    perform,
    advance,
    look,
    arrived,
    isAtRest,
    /** Waits until the page has run the chunks that it has requested, without advancing its time. */
    comesToRest,
    /** Returns the calls since the document opened last was requested, in order. */
    askedSinceOpened: (): readonly CallName[] => server.asked.slice(askedBefore).flatMap(({ call }) => call || []),
    /** Reads what the page has stored, and its address. */
    keptNow: () => ask<KeptNow>('stage.keptNow()'),
    /** Returns the controls anywhere on the page that look as if they could be pressed, but cannot. */
    reach: () => ask<readonly OutOfReach[]>('stage.reach()'),
    standing,
    /** The borrowers and orders of the pages opened since `open`. */
    owners: owners as readonly Owner[],
    /** Texts that the case itself has put into the storages, as opposed to a page. */
    placed,
    problems,
    close: async (): Promise<void> => {
      await tab.close();
      await server.close();
    },
  };
};
