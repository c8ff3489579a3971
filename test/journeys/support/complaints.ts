import type { Page } from '@playwright/test';
import type { RunningApp } from '../../../scripts/serve/app.ts';
import { type BorrowerOf, borrowers } from '../../support/borrowers.ts';

/** Five orders, two of them in collection; the address names the first of those. */
export const nora: BorrowerOf = {
  ...borrowers.instalments,
  userId: '50201',
  sessionId: 'session-50201',
  orderId: '174201',
  productId: '2002',
};

/** One in collection, and one not, each with complaints. */
export const mark: BorrowerOf = borrowers.overdueWithDelay;
export const ana: BorrowerOf = borrowers.instalments;

/** What a complaint of Mark's form is about, for its address. */
export const repayment = { problemType: '2', orderNo: mark.orderId };

/** The calls of a complaint, as the journal writes them. */
export const calls = {
  start: 'POST /api/user-problem/problem-init',
  upload: 'POST /api/user-problem/upload-problem-img',
  save: 'POST /api/user-problem/problem-save',
  list: 'POST /api/user-problem/problem-list',
  detail: 'POST /api/user-problem/problem-detail',
  rate: 'POST /api/user-problem/save-score',
} as const;

/** How long what has been sent is told of, before the page leaves. */
export const LEAVES_MS = 1500;

/**
 * Keeps the page from leaving for the start from now on: what it tells of what has been sent stands for a moment only, which a
 * busy machine may look past.
 */
export const stayAfterSending = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.pathname === '/complaint',
    (route) => route.fulfill({ status: 204 }),
  );

/** The box of the complaint's text. */
export const box = (page: Page) => page.getByRole('textbox');

/** The button that sends the complaint. */
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** Writes a text as a person does, by keys. */
export const write = async (page: Page, text: string): Promise<void> => {
  await box(page).click();
  await page.keyboard.insertText(text);
};

/** A file to be picked. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Picks files as a person does. */
export const pick = (page: Page, ...files: readonly PickedFile[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles([...files]);

/** A file of these bytes. */
export const fileOf = (name: string, bytes: Uint8Array, mimeType = 'image/jpeg'): PickedFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** A photo as a camera makes one: red, green, blue and yellow in its quarters, or noise, which no codec makes small. */
export const photo = async (
  page: Page,
  { width, height, isNoise = false }: { readonly width: number; readonly height: number; readonly isNoise?: boolean },
): Promise<Uint8Array<ArrayBuffer>> => {
  const base64 = await page.evaluate(
    ([w, h, noisy]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
      ['#f00', '#0f0', '#00f', '#ff0'].forEach((colour, at) => {
        brush.fillStyle = colour;
        brush.fillRect((at % 2) * (w / 2), Math.floor(at / 2) * (h / 2), w / 2, h / 2);
      });
      for (let at = 0; noisy && at < (w * h) / 16; at++) {
        brush.fillStyle = `hsl(${(at * 137) % 360} 90% ${(at * 61) % 100}%)`;
        brush.fillRect((at * 4) % w, Math.floor((at * 4) / w) * 4, 4, 4);
      }
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
    },
    [width, height, isNoise] as const,
  );
  return Uint8Array.from(Buffer.from(base64, 'base64'));
};

/** What is at the service under an address that it gave. */
export const evidenceAt = async ({ sandbox }: RunningApp, url: string): Promise<Uint8Array> => {
  const answer = await sandbox.fetch(new Request(url));
  return new Uint8Array(await answer.arrayBuffer());
};

/** The addresses of the images that this borrower's form has kept for its complaint. */
export const keptUrls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { data } = JSON.parse(sessionStorage.getItem('loan:default:complaintDraft') ?? '{"data":{"entries":[]}}');
    const drafts = data.entries as { imageUrls?: string[] }[];
    return drafts.reduce<string[]>((all, { imageUrls = [] }) => all.concat(imageUrls), []);
  });
