import type { IncomingMessage } from 'node:http';
import type { RunningApp } from '../../../scripts/serve/app.ts';
import { standInFrontOf } from './inFrontOfServer.ts';

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
