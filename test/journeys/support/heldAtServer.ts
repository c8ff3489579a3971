import type { IncomingMessage } from 'node:http';
import type { RunningApp } from '../../../scripts/serve/app.ts';
import { standInFrontOf } from './inFrontOfServer.ts';

/** A request that a proxy before the service holds. */
export interface HeldRequest {
  /** Whether the phone has closed the line that it came on. */
  isClosed(): boolean;
  /** The proxy delivers it after all; its answer goes nowhere. */
  deliver(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

/**
 * Holds the requests whose path ends so, as a proxy does that has taken them whole and waits for its service. All others
 * go through. `stop` puts the server back.
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
