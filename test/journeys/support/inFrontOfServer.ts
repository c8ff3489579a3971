import type { RequestListener } from 'node:http';
import type { RunningApp } from '../../../scripts/serve/app.ts';

/** Answers some requests in the server's place, those whose path is taken. All others go through. Puts it back when called. */
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
