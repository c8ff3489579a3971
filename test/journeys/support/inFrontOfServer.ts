import type { RequestListener } from 'node:http';
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
