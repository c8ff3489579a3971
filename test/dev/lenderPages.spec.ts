import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/build/root.ts';
import { dana, makeOwnBrand } from '../anyBrand/lenders.ts';
import { borrowers } from '../support/borrowers.ts';

const folder = mkdtempSync(join(tmpdir(), 'lender-'));
let server: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  const env = { ...process.env, BRAND_DIR: await makeOwnBrand(dana, folder), PORT: '' };
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

test('A page of a lender’s folder is shown as it is written, with its call and its texts; where it is saved, it keeps its data and document', async ({
  page,
}) => {
  await page.goto(`${origin}paymentHistory?${new URLSearchParams({ ...borrowers.dueSoon })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pembayaran');
  await expect(page.getByText('Rp').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const file = join(folder, dana.id, 'pages/paymentHistory/PaymentHistory.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{t(text.title)}', 'Saved: {t(text.title)}'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved: Pembayaran');
  await expect(page.getByText('Rp').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
