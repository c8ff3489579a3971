import type { Browser, Page, Request } from '@playwright/test';
import { readSettings } from '../../../scripts/build/settings.ts';
import { scriptOf } from '../../../scripts/gallery/states/browser/script.ts';
import { serveStates } from '../../../scripts/gallery/states/serveStates.ts';
import type { Brand } from '../../../shared/brand/brand.ts';
import { explainsAtLeisure } from '../../support/explainsAtLeisure.ts';
import { atHostileAddress, spoilt } from './spoilt.ts';

/** One page for all states of a worker: opening one takes longer than what is tried on it. */
export interface Stage {
  readonly brand: Brand;
  readonly page: Page;
  readonly perform: string;
  /** What a page of this site never does: dialogs, requests elsewhere, violations of its policy, errors. */
  readonly harm: string[];
  /** The calls that have no answer yet. */
  readonly inFlight: ReadonlySet<Request>;
  close(): Promise<void>;
}

const callsInFlight = (page: Page): ReadonlySet<Request> => {
  const calls = new Set<Request>();
  page.on('request', (request) => {
    // What a page before has left unanswered is of no interest any more.
    if (request.isNavigationRequest()) calls.clear();
    else if (request.resourceType() === 'fetch') calls.add(request);
  });
  page.on('requestfinished', (request) => void calls.delete(request));
  page.on('requestfailed', (request) => void calls.delete(request));
  return calls;
};

const listen = async (page: Page, origin: string, harm: string[]): Promise<void> => {
  await page.exposeFunction('tellHarm', (what: string) => void harm.push(what));
  await page.addInitScript(`addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tellHarm('the policy stopped ' + violatedDirective + ' ' + blockedURI))`);
  page.on('dialog', (dialog) => {
    harm.push(`a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => harm.push(`an error: ${message}`));
  page.on('request', (request) => {
    const { protocol, origin: to, href } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && to !== origin) harm.push(`a request to ${href.slice(0, 100)}`);
  });
};

/** Serves the spoilt states, and opens the page that they are brought to. */
export const openStage = async (browser: Browser): Promise<Stage> => {
  const settings = await readSettings();
  const inAnswers = spoilt.flatMap(({ marked, hostile }) => [marked.state, ...hostile.map(({ state }) => state)]);
  const served = [...inAnswers, ...atHostileAddress];
  const running = await serveStates({ states: served, settings, folder: settings.outDir });
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, baseURL: running.origin });
  const page = await context.newPage();
  const harm: string[] = [];
  await listen(page, running.origin, harm);
  const inFlight = callsInFlight(page);
  await page.clock.install();
  await page.addInitScript(explainsAtLeisure);
  const close = async (): Promise<void> => {
    await context.close();
    await running.close();
  };
  return { brand: settings.brand, page, perform: await scriptOf('perform.ts'), harm, inFlight, close };
};
