import { describe, expect, it } from 'vitest';
import { framedGif, gifHeader, jpegHeader, pngHeader, webpHeaders } from '../../../test/support/pictures.ts';
import { MAX_BYTES } from '../complaints/evidence.ts';
import { samplePng } from '../complaints/samplePng.ts';
import { formWith, sendUpload, upload } from '../complaints/testComplaints.ts';
import { post, sessionOf } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

const ORDER = '170001';

/** Creates `length` bytes: the given start, then noise. */
function bytesThatBegin(latin1: string, length = 64): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 31) % 256);
  bytes.set(Buffer.from(latin1, 'latin1'));
  return bytes;
}

/** Creates `length` bytes: a JPEG header with this size in pixels, then noise. */
function jpegOf(width: number, height: number, length = 64): Uint8Array<ArrayBuffer> {
  const bytes = bytesThatBegin('', length);
  bytes.set(jpegHeader(width, height));
  return bytes;
}

const JPEG = '\xff\xd8\xff\xe0';

describe('uploading an image', () => {
  const sandbox = sandboxForAllTests();

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['image/jpeg', jpegOf(1200, 900)],
    ['image/png', new Uint8Array(samplePng(3))],
    ['image/gif', gifHeader(16, 9)],
    ...Object.values(webpHeaders(320, 200)).map((webp): [string, Uint8Array<ArrayBuffer>] => ['image/webp', webp]),
  ])('gives back %s byte for byte, and lets nothing in it run', async (mediaType, bytes) => {
    const { code, data } = await upload(sandbox, ORDER, bytes, 'any name at all.html');
    expect(code).toBe('00');
    expect(data.url).toMatch(/^http:\/\/sandbox\.test\/sandbox\/evidence\/[0-9a-f]{32}$/);
    const response = await sandbox.fetch(new Request(data.url));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': mediaType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['a page of HTML named .jpg', '<!doctype html><script>alert(1)</script>', 'not an image'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'not an image'],
    ['a RIFF file that is sound', bytesThatBegin('RIFF\x40\x00\x00\x00WAVE'), 'not an image'],
    ['an image above the limit', bytesThatBegin(JPEG, MAX_BYTES + 1), 'larger than 5 MB'],
    ['a JPEG without a picture', bytesThatBegin(JPEG), 'can be read'],
    ['a PNG of no height', pngHeader(100, 0), 'can be read'],
  ])('refuses %s and says why', async (_, content, words) => {
    const { code, message, data } = await upload(sandbox, ORDER, content);
    expect([code, data]).toEqual(['4150', null]);
    expect(message).toContain(words);
  });

  it('takes an image of just the limit', async () => {
    expect((await upload(sandbox, ORDER, jpegOf(4000, 3000, MAX_BYTES))).code).toBe('00');
  });

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['a JPEG', jpegOf(30_000, 30_000)],
    ['a PNG', pngHeader(30_000, 30_000)],
    ['a GIF', gifHeader(30_000, 30_000)],
    ['a GIF whose first frame is larger than it says', framedGif(60_000, 60_000)],
    ...Object.entries(webpHeaders(10_000, 10_000)).map(([kind, webp]): [string, Uint8Array<ArrayBuffer>] => [
      `a ${kind} WebP`,
      webp,
    ]),
  ])('refuses %s of few bytes and very many pixels, by its header', async (_, content) => {
    expect(await upload(sandbox, ORDER, content)).toEqual({
      code: '4150',
      message: 'This image has more than 40 million pixels. Please choose a smaller one.',
      data: null,
    });
  });

  it('takes what a large phone camera makes, and not a row of pixels more', async () => {
    expect((await upload(sandbox, ORDER, jpegOf(8000, 5000))).code).toBe('00');
    expect((await upload(sandbox, ORDER, jpegOf(8000, 5001))).code).toBe('4150');
  });

  it('answers 413 to words that are far longer than any call’s', async () => {
    const response = await sendUpload(sandbox, ORDER, JSON.stringify({ words: 'a'.repeat(200_000) }));
    expect(response.status).toBe(413);
  });

  it('answers 413 with an envelope to a body that is larger than any image', async () => {
    const file = new File([bytesThatBegin(JPEG, 9 * 1024 * 1024)], 'photo.jpg');
    const response = await sendUpload(sandbox, ORDER, formWith(file));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: '4130', data: null });
  });

  it.each([
    ['no form', '{}'],
    ['text in place of a file', 'problemImage=photo'],
    ['an empty form', formWith()],
    ['two files at once', formWith(new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg'))],
  ])('refuses %s', async (_, body) => {
    expect(await (await sendUpload(sandbox, ORDER, body)).json()).toMatchObject({ code: '4000', data: null });
  });

  it('refuses a form that was cut off on the way', async () => {
    const address = `/api/user-problem/upload-problem-img?${new URLSearchParams(sessionOf(ORDER))}`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\nContent-Disposition: form-data; name="problemImage"; filename="a.jpg"\r\n\r\nhal';
    const response = await post(sandbox, address, { body, headers });
    expect(await response.json()).toMatchObject({ code: '4000', message: 'The form could not be read.' });
  });
});
