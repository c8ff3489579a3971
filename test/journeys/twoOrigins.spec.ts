import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { openTestSandbox } from '../../scripts/sandbox/testBorrower.ts';
import { serveHttp } from '../../scripts/serve/httpServer.ts';
import { staticHost } from '../../scripts/serve/staticFiles.ts';

interface Origins {
  /** Where the pages stand, as on a CDN. */
  readonly pages: string;
  /** Where the service stands. */
  readonly service: string;
}

const PAGES = 'promotion,loanDetail,repay,home,notFound';

const test = base.extend<object, { readonly origins: Origins }>({
  origins: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'origins-'));
      // The service has to know where the pages stand before they are built.
      let host: ReturnType<typeof staticHost> = () => new Response('', { status: 404 });
      const pages = await serveHttp((request) => host(request));
      const { sandbox, remove } = await openTestSandbox({ allowedOrigins: [pages.origin], now: Date.now });
      const service = await serveHttp(sandbox.fetch);
      const settings = { ...process.env, OUT_DIR: folder, API_BASE: `${service.origin}/api`, PAGES };
      await buildSite(await readSettings(settings));
      host = staticHost(folder);
      await use({ pages: pages.origin, service: service.origin });
      await Promise.all([pages.close(), service.close()]);
      await remove();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker, for each makes a build of its own.
test.describe.configure({ mode: 'default' });

test.describe('Pages on a CDN with the service on another origin', () => {
  test('let a visitor register', async ({ page, origins }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const origin = (path: string) => new URL(path).origin;
    await page.goto(`${origins.pages}/promotion?id=7001`);
    await expect(page.getByRole('heading', { level: 1, name: 'A decision within 1 day' })).toBeVisible();
    const picture = page.getByAltText(/Letters to type/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(264);
    const address = (await picture.getAttribute('src')) ?? '';
    expect(origin(address)).toBe(origins.service);
    const sid = new URL(address).searchParams.get('sid');
    const { code } = (await (await page.request.get(`${origins.service}/sandbox/captcha?sid=${sid}`)).json()) as {
      code: string;
    };
    await page.getByLabel('Image captcha').fill(code);
    await page.getByLabel('Phone', { exact: true }).fill('13987654321');
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(page.getByText('We sent a code to your phone.')).toBeVisible();
    const phone = await page.request.get(`${origins.service}/sandbox/phone?mobilePhone=13987654321`);
    await page.getByLabel('SMS code').fill(/\b\d{6}\b/.exec(await phone.text())?.[0] ?? '');
    await page.getByRole('button', { name: 'Apply now' }).click();
    await expect(page.getByText('You are registered')).toBeVisible();
    expect(problems).toEqual([]);
  });
});
