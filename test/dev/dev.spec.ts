import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/build/root.ts';
import { makeOwnBrand } from '../anyBrand/lenders.ts';
import { borrowers } from '../support/borrowers.ts';

const ID = 'toko';
const folder = mkdtempSync(join(tmpdir(), 'lender-'));
const query = new URLSearchParams({ ...borrowers.dueSoon });
let server: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  const lender = {
    id: ID,
    options: ['--languages', 'id,en'],
    changed: [[/'¤'/, "'Rp'"]],
    added: '',
    hasOwnPage: true,
  } as const;
  const env = { ...process.env, BRAND_DIR: await makeOwnBrand(lender, folder), PORT: '' };
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], { cwd: root, env });
  origin = await new Promise((resolve) => {
    let said = '';
    server.stdout?.on('data', (part) => {
      said += part;
      const address = /(http\S+\/)sandbox\//.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
});
test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

let problems: string[];
test.beforeEach(({ page }) => {
  problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
});
test.afterEach(() => expect(problems).toEqual([]));

test('A page of a lender’s folder is shown as it is written, with its call and its texts; where it is saved, it keeps its data and document', async ({
  page,
}) => {
  await page.goto(`${origin}paymentHistory?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pembayaran');
  await expect(page.getByText('Rp').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const file = join(folder, ID, 'pages/paymentHistory/PaymentHistory.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{t(text.title)}', 'Saved: {t(text.title)}'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved: Pembayaran');
  await expect(page.getByText('Rp').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('A screen and a static page are in the language that their address asks for, and a plus in a token is named', async ({
  page,
}) => {
  await page.goto(`${origin}repay?${query}&lang=en`);
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
  await page.goto(`${origin}notFound?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await page.goto(`${origin}customerService?userId=7&sessionId=AbC+dEf&lang=en_US`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(problems.splice(0)).toEqual([expect.stringContaining('sessionId has a + in the address')]);
});

test('A React component from npm draws a pay code and follows what is typed', async ({ page }) => {
  await page.goto(`${origin}qrPreview`);
  const squares = page.getByRole('img').locator('path').last();
  const first = await squares.getAttribute('d');
  await page.getByLabel('Pay code').fill('7702 0000 1111');
  await expect(page.getByRole('img', { name: '7702 0000 1111' })).toBeVisible();
  expect(await squares.getAttribute('d')).not.toBe(first);
});
