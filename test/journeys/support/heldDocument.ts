import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { root } from '../../../scripts/build/root.ts';
import type { RunningApp } from '../../../scripts/serve/app.ts';
import { standInFrontOf } from './inFrontOfServer.ts';

const folderOfPages = join(root, process.env['OUT_DIR'] || 'dist');

/**
 * Sends a screen's document only up to the page's script, and the rest once `letCome` is called, like a slow network.
 * All other requests pass. `stop` restores the server.
 */
export const holdDocument = (app: RunningApp, screen: string) => {
  const document = readFileSync(join(folderOfPages, screen, 'index.html'), 'utf8');
  const bodyAt = document.indexOf('<body>');
  const scriptAt = bodyAt + document.slice(bodyAt).search(/(<template>)?<script>/);
  const waiting: ServerResponse[] = [];
  const isHeld = ({ pathname }: URL): boolean => pathname === `/${screen}`;
  const stop = standInFrontOf(app, isHeld, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(document.slice(0, scriptAt));
    waiting.push(response);
  });
  return {
    letCome: (): void => {
      for (const response of waiting) response.end(document.slice(scriptAt));
    },
    stop,
  };
};
