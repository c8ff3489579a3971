import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { standIn } from './support/standIn.ts';

const jumps = [
  ['Confirm loan', '/newLoanConfirm'],
  ['Order detail', '/loanDetail'],
  ['Repay', '/repay'],
  ['Extension', '/repayDelay'],
  ['Bind bank', '/bindBank'],
  ['About', '/aboutUs'],
  ['Complaint', '/complaint'],
  ['Customer service', '/customerService'],
  ['Privacy', '/privacyPolicy'],
  ['Repayment instruction', '/carpmm'],
] as const;

/** A red square. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR42mP4z8CABzGMSmNDALfKY53W1e90AAAAAElFTkSuQmCC',
  'base64',
);

if (process.env['PREVIEW'] === '1')
  test.describe('A developer, in a build that was asked for the preview,', () => {
    test('opens the preview without any parameter, types them in, and goes on as that borrower', async ({ page }) => {
      await standIn(page, '/repay');
      await page.goto('/testPreview');
      for (const [name, value] of [
        ['userId', '7'],
        ['orderId', 'A 1'],
        ['eyes', 'e'],
        ['lang', 'fil'],
      ] as const)
        await page.getByLabel(name, { exact: true }).fill(value);
      await page.getByRole('button', { name: 'Repay', exact: true }).click();
      await expect(page).toHaveURL(/\/repay(\?|$)/);
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({ userId: '7', orderId: 'A 1', eyes: 'e', lang: 'fil' });
    });

    test('edits the product in both of its spellings, unless the address gave them two', async ({ page, open }) => {
      await standIn(page, '/repay');
      for (const [extra, product_id] of [
        [{}, '2002'],
        [{ product_id: 'B' }, 'B'],
      ] as const) {
        await open('testPreview', borrowers.dueSoon, extra);
        await page.getByLabel('productId', { exact: true }).fill('2002');
        await page.getByRole('button', { name: 'Repay', exact: true }).click();
        await expect(page).toHaveURL(/\/repay(\?|$)/);
        const { searchParams } = new URL(page.url());
        expect([searchParams.get('productId'), searchParams.get('product_id')]).toEqual(['2002', product_id]);
      }
    });

    test('gets from there to every page that it names', async ({ page, open }) => {
      for (const [label, path] of jumps) {
        await standIn(page, path);
        await open('testPreview', borrowers.dueSoon);
        await page.getByRole('button', { name: label, exact: true }).click();
        await expect(page).toHaveURL((url) => url.pathname === path);
        expect(new URL(page.url()).searchParams.get('orderId')).toBe(borrowers.dueSoon.orderId);
      }
    });

    test('tries the bridge: as each app, without one, with one that throws, and on the way back', async ({
      page,
      open,
    }) => {
      await open('testPreview', borrowers.dueSoon);
      const { orderId, productId } = borrowers.dueSoon;
      const happened = page.getByRole('log', { name: 'What happened' }).getByRole('listitem');
      const receiveAs = (name: string) => page.getByLabel('Who receives').selectOption({ label: name });
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const handlers = () =>
        page.evaluate(() => {
          const host = window as unknown as { webkit?: { messageHandlers?: { loanApp?: object } }; loanApp?: object };
          return [!!host.webkit?.messageHandlers?.loanApp, !!host.loanApp];
        });

      await receiveAs('An iOS app');
      expect(await handlers()).toEqual([true, false]);
      await press('startBankBinding');
      await expect(happened).toHaveText([/The iOS app received this object/]);
      const payload = { orderId, productId };
      await expect(happened).toContainText([JSON.stringify({ action: 'startBankBinding', payload })]);

      await receiveAs('An Android app');
      expect(await handlers()).toEqual([false, true]);
      await press('callPhone');
      await expect(happened.first()).toContainText(/Android app received this text\..*"callPhone".*"phone":"\+\d+"/);

      await receiveAs('No app, a plain browser');
      expect(await handlers()).toEqual([false, false]);
      await press('goHome');
      await expect(happened.first()).toContainText(/A browser opens this address\.\/\?/);
      await expect(page).toHaveURL(/testPreview/);

      await receiveAs('An app that throws');
      await press('dismissRepayment');
      await expect(happened.first()).toContainText('No app took it, and a browser does nothing.');
      await expect(happened.nth(1)).toContainText('The Android app threw.');

      await press('Go back: loanAppBack()');
      await expect(happened.first()).toContainText('The app goes back in the webview, or closes it.false');
      await press('Clear');
      await expect(page.getByText('Nothing yet.')).toBeVisible();
    });

    test('learns where the device is, or why it does not say', async ({ page, open }) => {
      await open('testPreview', borrowers.dueSoon);
      const check = page.getByRole('button', { name: 'Check geolocation' });
      await check.click();
      await expect(page.getByText('It was not allowed, or the page is not on a secure address.')).toBeVisible();
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: 14.5547, longitude: 121.0244, accuracy: 25 });
      await check.click();
      await expect(page.getByText('14.5547, 121.0244, within 25 m')).toBeVisible();
    });

    test('sees a photo with its facts, and the facts alone of what is none', async ({ page, open }) => {
      await open('testPreview', borrowers.dueSoon);
      const input = page.getByLabel('Take or choose a photo');
      await input.setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: photo });
      await expect(page.getByText('10 × 10')).toBeVisible();
      const canvas = page.getByRole('img', { name: 'red.png' });
      const red = await canvas.evaluate((drawn: HTMLCanvasElement) => [
        ...(drawn.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? []),
      ]);
      expect(red).toEqual([255, 0, 0, 255]);
      await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') });
      await expect(page.getByText('This browser cannot draw the file.')).toBeVisible();
      await expect(page.getByText('3 bytes')).toBeVisible();
      await expect(canvas).toHaveCount(0);
    });
  });
else
  test('nobody finds the developer preview in a build that was not asked for it', async ({ page, expectProblem }) => {
    expectProblem('404');
    expect((await page.goto('/testPreview'))?.status()).toBe(404);
  });
