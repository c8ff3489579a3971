import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { root } from '../../../scripts/build/root.ts';
import type { RunningApp } from '../../../scripts/serve/app.ts';

const folderOfPages = join(root, process.env['OUT_DIR'] || 'dist');

/**
 * Sends of a screen's document what stands before the page's script, and the rest once `letCome` is called, as a slow
 * network may do. All other requests go through. `stop` puts the server back.
 */
export const holdDocument = ({ server }: RunningApp, screen: string) => {
  const document = readFileSync(join(folderOfPages, screen, 'index.html'), 'utf8');
  const scriptAt = document.indexOf('<script>', document.indexOf('<body>'));
  const waiting: ServerResponse[] = [];
  const listeners = server.listeners('request') as RequestListener[];
  const listener: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://sandbox.test');
    if (pathname !== `/${screen}`) {
      for (const each of listeners) each.call(server, request, response);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(document.slice(0, scriptAt));
    waiting.push(response);
  };
  server.removeAllListeners('request');
  server.on('request', listener);
  return {
    letCome: (): void => {
      for (const response of waiting) response.end(document.slice(scriptAt));
    },
    stop: (): void => {
      server.off('request', listener);
      for (const each of listeners) server.on('request', each);
    },
  };
};
