import { chromium, type Page } from 'playwright-core';
import { openTestSandbox } from '../../scripts/sandbox/testBorrower.ts';
import { serveHttp } from '../../scripts/serve/httpServer.ts';
import { launchOptions } from '../engines/chromium.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { type Site, startNginx } from './nginx.ts';

/** A lender's site: nginx with the built pages and the sandbox as their service, and a browser. */
export type SiteBehindNginx = Awaited<ReturnType<typeof openSite>>;

/** `pagesPath` is the path below which the pages are served, for the sandbox's links to them. */
type Parts = Pick<Site, 'folder' | 'more'> & { readonly pagesPath?: string };

const WAIT_MS = 20_000;

/** Starts a site with a seeded database of its own. `folder` contains the build. */
export const openSite = async ({ folder, more = '', pagesPath = '' }: Parts) => {
  await ensureEngines();
  const { sandbox, remove } = await openTestSandbox({ pagesPath, now: Date.now });
  const service = await serveHttp((request) => sandbox.fetch(request));
  const services = [new URL(service.origin).host.replace('localhost', '127.0.0.1')];
  const nginx = await startNginx({ folder, services, more });
  const browser = await chromium.launch(launchOptions());
  return {
    nginx,
    sandbox,
    /** Opens a touch tab of 360x640, which the caller closes. Errors in it are added to `problems`. */
    openTab: async (problems: string[] = []): Promise<Page> => {
      const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
      page.setDefaultTimeout(WAIT_MS);
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      return page;
    },
    close: async (): Promise<void> => {
      await browser.close();
      await nginx.close();
      await service.close();
      await remove();
    },
  };
};
