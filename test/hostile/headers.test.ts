import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Call, makeClient } from '../../shared/api/client.ts';
import { pushLegacyLoan } from '../../shared/api/endpoints/pushLegacyLoan.ts';
import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { saveEvent } from '../../shared/api/endpoints/saveEvent.ts';
import { uploadEvidence } from '../../shared/api/endpoints/uploadEvidence.ts';
import { HEADER_NAMES, type HeaderName, readParameters, SESSION_NAMES } from '../../shared/session/parameters.ts';
import { at, platformOf, recordingFetch } from '../wire/wire.ts';
import { seeded } from './seeded.ts';

/** What breaks a header, a query or a form where it goes out as it is. */
const injections: readonly string[] = [
  ...['\r\nX-Injected: 1', '\nX-Injected: 1', '\rX-Injected: 1', 'a\r\n\r\nGET /injected HTTP/1.1\r\nHost: x\r\n\r\n'],
  ...['\0', 'a\0\r\nX-Injected: 1', '%0d%0aX-Injected: 1', '%0D%0A%20X-Injected:1', 'é', '₱1,000'],
  ...['ÿ\u0100嘊嘍X-Injected: 1', '\u2028X-Injected: 1', '\u0085X-Injected: 1', '\ud83d', '\u202etxet'],
  ...[' leading and trailing ', '\tTab', 'a&userId=8&b=c#d?e', 'a;b=c, d=e', '"quoted\\"'],
  ...[' HTTP/1.1\r\nHost: evil.example', `long${'x'.repeat(4000)}`],
];

const calls: readonly (readonly [
  name: string,
  send: (call: Call, value: string) => Promise<unknown>,
  own: readonly HeaderName[],
])[] = [
  ['a read', (call, value) => call(readOrder, { orderId: value, productId: value }), ['building', 'gather']],
  [
    'a call with JSON',
    (call, value) => call(saveEvent, { productId: value, moduleId: 1, positionId: 1 }),
    ['building', 'gather'],
  ],
  ['a form', (call, value) => call(pushLegacyLoan, { productId: value, amount: value }), ['swift', 'eyes']],
  [
    'a file',
    (call, value) => call(uploadEvidence, { image: new Blob(['PICTURE']), fileName: value }),
    ['building', 'gather'],
  ],
];

describe('A hostile session, on its way out', () => {
  it.each(calls)('stays what the page reads with %s, in headers that any platform takes', async (_, send, own) => {
    const text = fc.oneof(fc.constantFrom(...injections), fc.string({ unit: 'binary' }));
    const check = async (given: string): Promise<void> => {
      const search = new URLSearchParams([...SESSION_NAMES, ...HEADER_NAMES].map((name) => [name, given]));
      const page = readParameters(`?${search}`);
      const recorder = recordingFetch(() => new Response('{"code":"00","data":{"url":"/x","orderStatus":1}}'));
      await send(makeClient(platformOf(recorder.fetcher), page, at), page.session.userId ?? '');
      const [[url, init] = ['', undefined], ...more] = recorder.given;
      expect(more).toEqual([]);
      // One address in visible letters; and no header that nobody meant.
      expect(url).toMatch(/^\/api\/[!-~]+$/);
      expect(Object.fromEntries(new URL(`https://x.example${url}`).searchParams)).toEqual({ ...page.session });
      const headers = Object.fromEntries(new Headers(init?.headers));
      const meant = ['accept', 'accept-language', 'content-type', 'x-requested-with', ...own];
      expect(Object.keys(headers).filter((name) => !meant.includes(name))).toEqual([]);
      for (const value of Object.values(headers)) expect(value).toMatch(/^[ -~]*$/);
      for (const name of own) {
        const { [name]: read = '' } = page.headers;
        expect([read.trim(), encodeURIComponent(read)]).toContain(headers[name]);
      }
    };
    for (const given of injections) await check(given);
    await fc.assert(fc.asyncProperty(text, check), seeded(1_000));
  });
});
