import { connectDevTools, type DevToolsConnection } from '../../../test/engines/devtoolsConnection.ts';
import { type JsonRecord, recordOf, textOf } from '../../../test/engines/json.ts';

/** Sends a command to one page of a tab. */
export type SendToPage = (method: string, params?: JsonRecord) => Promise<JsonRecord>;

/** A tab, and the pages in it: the one that is seen, and at times one that is prerendered, which takes its place at a tap. */
export interface Tab {
  /** Commands go to the page that is seen; what all of them tell is heard. */
  readonly devtools: DevToolsConnection;
  /** Runs for the page that is there, and for every later one before anything of it does. */
  prepare(run: (send: SendToPage) => Promise<unknown>): Promise<void>;
  /** Runs for every page that is there now. */
  everyPage(run: (send: SendToPage) => Promise<unknown>): Promise<void>;
}

const WAITING = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

/**
 * Attaches to a tab, not to a page of it: whoever is attached to the tab reaches a prerendered page as one more page of it,
 * before it is opened and after. Testing libraries attach themselves to pages, and switch prerendering off.
 */
export const openTab = async (browserSocketUrl: string, targetId: string): Promise<Tab> => {
  const browser = await connectDevTools(browserSocketUrl);
  const pages = new Map<string, SendToPage>();
  let prepared: (send: SendToPage) => Promise<unknown> = async () => {};

  // A page that was given up meanwhile answers nothing, and nothing has to be done about it.
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

  // The oldest is seen: a prerendered one comes later, and what is seen goes where that takes its place.
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
  };
};
