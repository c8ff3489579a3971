import { connectDevTools, type DevToolsConnection } from '../../../test/engines/devtoolsConnection.ts';
import { type JsonRecord, recordOf, textOf } from '../../../test/engines/json.ts';

/** Sends a command to one page of a tab. */
export type SendToPage = (method: string, params?: JsonRecord) => Promise<JsonRecord>;

/** A tab with its pages: the visible one, and sometimes a prerendered one, which replaces it at a tap. */
export interface Tab {
  /** Commands go to the visible page; events come from all pages. */
  readonly devtools: DevToolsConnection;
  /** Runs for the present page, and for every later page before its own code. */
  prepare(run: (send: SendToPage) => Promise<unknown>): Promise<void>;
  /** Runs for every page that is there now. */
  everyPage(run: (send: SendToPage) => Promise<unknown>): Promise<void>;
  /** @returns the visible page and the prerendered one, if there is one. */
  pages(): readonly SendToPage[];
}

const WAITING = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

/**
 * Attaches to a tab, not to a page: a prerendered page is then one more page of the tab, which can be reached before and after it
 * is opened. Testing libraries attach to pages, which disables prerendering.
 */
export const openTab = async (browserSocketUrl: string, targetId: string): Promise<Tab> => {
  const browser = await connectDevTools(browserSocketUrl);
  const pages = new Map<string, SendToPage>();
  let prepared: (send: SendToPage) => Promise<unknown> = async () => {};

  // A page that was discarded meanwhile does not respond; that does not matter.
  const attach = (sessionId: string): void => {
    const send: SendToPage = (method, params) => browser.send(method, params, sessionId);
    pages.set(sessionId, send);
    prepared(send).catch(() => {});
    send('Runtime.runIfWaitingForDebugger').catch(() => {});
  };
  browser.listen((method, params) => {
    const sessionId = textOf(params['sessionId']);
    const isPage = textOf(recordOf(params['targetInfo'])['type']) === 'page';
    if (method === 'Target.attachedToTarget' && isPage) attach(sessionId);
    if (method === 'Target.detachedFromTarget') pages.delete(sessionId);
  });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  await browser.send('Target.setAutoAttach', WAITING, textOf(sessionId));

  // The oldest page is the visible one: a prerendered page comes later, and the visible one ends when that replaces it.
  const sendToSeen: SendToPage = (method, params) => {
    const [send] = pages.values();
    if (!send) throw new Error(`${method}: there is no page in the tab`);
    return send(method, params);
  };
  const everyPage: Tab['everyPage'] = async (run) => {
    await Promise.all([...pages.values()].map(run));
  };
  return {
    devtools: { send: sendToSeen, listen: browser.listen, close: browser.close },
    prepare: async (run) => {
      prepared = run;
      await everyPage(run);
    },
    everyPage,
    pages: () => [...pages.values()],
  };
};
