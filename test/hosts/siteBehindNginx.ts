import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import { createSandbox, type Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { serveHttp } from '../../scripts/serve/httpServer.ts';
import { chromium } from '../engines/chromium.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { type Nginx, type Site, startNginx } from './nginx.ts';

/** A lender's site: built pages and the sandbox as its service behind nginx, and a phone to look at it. */
export interface SiteBehindNginx {
  readonly nginx: Nginx;
  readonly sandbox: Sandbox;
  /** A tab of 360x640 that a finger taps; whoever opens it closes it. */
  openTab(): Promise<Page>;
  close(): Promise<void>;
}

/** `pagesPath`: below which path the pages stand, for the sandbox's links to them. */
type Parts = Pick<Site, 'folder' | 'more'> & { readonly pagesPath?: string };

const WAIT_MS = 20_000;

const launch = (): Promise<Browser> => {
  const { bin, env } = chromium('current');
  return playwright.launch({
    executablePath: bin,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
};

/** Starts one, with a seeded database of its own. `folder` holds the build. */
export const openSite = async ({ folder, more = '', pagesPath = '' }: Parts): Promise<SiteBehindNginx> => {
  await ensureEngines();
  const home = mkdtempSync(join(tmpdir(), 'behind-nginx-'));
  const sandbox = await createSandbox({ databaseUrl: `file:${join(home, 'sandbox.db')}`, pagesPath });
  await sandbox.seed();
  const service = await serveHttp((request) => sandbox.fetch(request));
  const services = [new URL(service.origin).host.replace('localhost', '127.0.0.1')];
  const nginx = await startNginx({ folder, services, more });
  const browser = await launch();
  return {
    nginx,
    sandbox,
    openTab: async () => {
      const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
      page.setDefaultTimeout(WAIT_MS);
      return page;
    },
    close: async () => {
      await browser.close();
      await nginx.close();
      await service.close();
      await sandbox.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
