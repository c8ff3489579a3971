import type { IncomingMessage, RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import type { RunningApp } from '../../../scripts/serve/app.ts';

/** Handles requests for which `isTaken` is true; the server gets all others. @returns a function that undoes this */
export const standInFrontOf = (
  { server }: RunningApp,
  isTaken: (url: URL) => boolean,
  answer: RequestListener,
): (() => void) => {
  const listeners = server.listeners('request') as RequestListener[];
  const listener: RequestListener = (request, response) => {
    if (isTaken(new URL(request.url ?? '', 'http://sandbox.test'))) return answer(request, response);
    for (const each of listeners) each.call(server, request, response);
  };
  server.removeAllListeners('request');
  server.on('request', listener);
  return () => {
    server.off('request', listener);
    for (const each of listeners) server.on('request', each);
  };
};

/**
 * Holds a page's calls to an address until the returned function is called, so that the call is in flight while the test
 * acts, however slow the machine. A fixed delay would not guarantee that.
 */
export const holdCall = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    // The request is aborted if the page has navigated away.
    await route.continue().catch(() => {});
  });
  return release;
};

/** A request that a simulated proxy in front of the service holds. */
export interface HeldRequest {
  /** Returns whether the client has closed its connection. */
  isClosed(): boolean;
  /** Delivers it to the service after all; the response is discarded. */
  deliver(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

/**
 * Holds requests whose path ends with `ending`, like a proxy that has received them completely and waits for its
 * service. All others pass. `stop` restores the server.
 */
export const holdAtServer = (app: RunningApp, ending: string) => {
  const held: HeldRequest[] = [];
  const isHeld = ({ pathname }: URL): boolean => pathname.endsWith(ending);
  const stop = standInFrontOf(app, isHeld, async (request, response) => {
    let isClosed = false;
    response.on('close', () => {
      isClosed = true;
    });
    const body = await bodyOf(request);
    held.push({
      isClosed: () => isClosed,
      deliver: async () => {
        const headers = { 'content-type': request.headers['content-type'] ?? '' };
        const url = new URL(request.url ?? '', 'http://sandbox.test');
        await app.sandbox.fetch(new Request(url, { method: 'POST', headers, body }));
      },
    });
  });
  return { held: held as readonly HeldRequest[], stop };
};
