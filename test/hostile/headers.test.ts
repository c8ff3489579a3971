import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { type Running, serveHttp } from '../../scripts/serve/httpServer.ts';
import { staticHost } from '../../scripts/serve/staticFiles.ts';
import { type Call, makeClient } from '../../shared/api/client.ts';
import { type CallRoute, requestOf } from '../../shared/api/endpoint.ts';
import { pushLegacyLoan } from '../../shared/api/endpoints/pushLegacyLoan.ts';
import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { saveEvent } from '../../shared/api/endpoints/saveEvent.ts';
import { uploadEvidence } from '../../shared/api/endpoints/uploadEvidence.ts';
import { HEADER_NAMES, readParameters, SESSION_NAMES } from '../../shared/session/parameters.ts';
import { testSandbox } from '../support/testSandbox.ts';
import { platformOf } from '../wire/wire.ts';
import { headOf, rawServer, sendRaw } from './rawLine.ts';
import { seeded } from './seeded.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What breaks a header, a query or a form where it goes out as it is. */
const injections: readonly string[] = [
  '\r\nX-Injected: 1',
  '\nX-Injected: 1',
  '\rX-Injected: 1',
  'a\r\n\r\nGET /injected HTTP/1.1\r\nHost: x\r\n\r\n',
  '\0',
  'a\0\r\nX-Injected: 1',
  '%0d%0aX-Injected: 1',
  '%0D%0A%20X-Injected:1',
  'é',
  '₱1,000',
  'ÿ\u0100嘊嘍X-Injected: 1',
  '\u2028X-Injected: 1',
  '\u0085X-Injected: 1',
  '\ud83d',
  '\u202etxet',
  ' leading and trailing ',
  '\tTab',
  'a&userId=8&b=c#d?e',
  'a;b=c, d=e',
  '"quoted\\"',
  ' HTTP/1.1\r\nHost: evil.example',
  `long${'x'.repeat(4000)}`,
];

/** An address on which every parameter has this value, and the value as a page can have it. */
const withEverywhere = (value: string) => {
  const search = `?${new URLSearchParams([...SESSION_NAMES, ...HEADER_NAMES].map((name) => [name, value]))}`;
  return { page: readParameters(search), value: new URLSearchParams(search).get('userId') ?? '' };
};

const calls: readonly (readonly [
  name: string,
  send: (call: Call, value: string) => Promise<unknown>,
  own: string[],
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

/** Headers that a platform adds to any request. */
const OF_PLATFORM = [
  'host',
  'connection',
  'accept',
  'accept-language',
  'accept-encoding',
  'sec-fetch-mode',
  'user-agent',
];
const OF_BODY = ['content-type', 'content-length', 'transfer-encoding'];
const OF_APP = ['x-requested-with', 'cache-control', 'pragma'];

describe('A hostile session, on its way out', () => {
  let server: Awaited<ReturnType<typeof rawServer>>;
  beforeAll(async () => {
    server = await rawServer('{"code":"00","message":"","data":{"url":"https://x.example","orderStatus":1}}');
  });
  afterAll(() => server.close());

  describe.each(calls)('with %s', (_, send, own) => {
    it.each(injections.map((value) => [JSON.stringify(value).slice(0, 40), value]))(
      'stays what it is, byte by byte: %s',
      async (_name, given) => {
        const { page, value } = withEverywhere(given);
        const at = { base: `${server.origin}/api`, service: 'loan', paths: {} };
        const before = server.heard.length;
        const outcome = await send(makeClient(platformOf(fetch), page, at), value);
        expect(outcome).toMatchObject({ kind: 'ok' });
        const [{ line, headers } = { line: '', headers: [] }, ...more] = server.heard.slice(before);
        expect(more).toEqual([]);
        // One line, in visible letters, for the one address; and no header that nobody meant.
        expect(line).toMatch(/^(GET|POST) \/api\/[!-~]+ HTTP\/1\.1$/);
        const names = headers.map(([name]) => name);
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => ![...OF_PLATFORM, ...OF_BODY, ...OF_APP, ...own].includes(name))).toEqual([]);
        const query = new URL(line.split(' ')[1] ?? '', server.origin).searchParams;
        expect(Object.fromEntries(query)).toEqual(Object.fromEntries(SESSION_NAMES.map((name) => [name, value])));
        for (const name of own) {
          const sent = headers.find(([each]) => each === name)?.[1] ?? '';
          expect(sent).toMatch(/^[ -~]*$/);
          expect([value.trim(), encodeURIComponent(value)]).toContain(sent);
        }
      },
    );
  });

  it('makes headers that any platform takes, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom<CallRoute>(readOrder, pushLegacyLoan),
        (text, entry) => {
          const { page } = withEverywhere(text);
          const { url, headers } = requestOf(entry, { productId: text }, page, `/api${entry.path}`);
          expect(() => new Headers(headers)).not.toThrow();
          for (const value of Object.values(headers)) expect(value).toMatch(/^[ -~]*$/);
          expect(url).toMatch(/^\/api\/[!-~]+$/);
        },
      ),
      seeded(4_000),
    );
  });

  it('the file of a complaint has one name, whatever the phone calls it', async () => {
    const { page } = withEverywhere('7');
    const at = { base: `${server.origin}/api`, service: 'loan', paths: {} };
    const image = new Blob(['PICTURE']);
    const call = makeClient(platformOf(fetch), page, at);
    await call(uploadEvidence, { image, fileName: 'a"\r\nContent-Type: text/html\r\n\r\nx' });
    const [part = ''] = server.heard.at(-1)?.body.split('\r\n\r\n') ?? [];
    expect(part.match(/^Content-/gim)).toEqual(['Content-', 'Content-']);
    expect(part).toContain('filename="a%22%0D%0AContent-Type: text/html%0D%0A%0D%0Ax"');
  });
});

/** Paths that a host may be asked for by somebody who wants a header of their own in its answer. */
const crlf = [
  '%0d%0aSet-Cookie:%20x=1',
  '%0aSet-Cookie:x=1',
  '%0d%0a%0d%0a<script>',
  '%E5%98%8A%E5%98%8DSet-Cookie:x=1',
  '%00',
  '%c0%8a',
];
const paths: readonly string[] = [
  ...['/', '/repay', '/repay/', '//evil.example/', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/_headers', '/_headers'],
  '/%5fheaders',
  ...['/images/../_nginx.conf', '/repay%2findex.html', '/%', '/%zz', '/.%00/', '/texts/%2e%2e/_sizes.json'],
  '/\\evil.example',
  ...crlf.flatMap((tail) => [`/${tail}`, `/repay${tail}`, `/repay?userId=${tail}`, `/texts/${tail}.json`]),
];
const ofService: readonly string[] = [
  '/sandbox/',
  ...crlf.flatMap((tail) => [
    `/sandbox/evidence/${tail}`,
    `/sandbox/images/${tail}.svg`,
    `/sandbox/away/${tail}`,
    `/sandbox/agreements/170306/${tail}`,
    `/api/v3/loan-details/loan-details?orderId=${tail}&productId=${tail}&userId=${tail}`,
    `/api/v2/loan/promotion/get-captcha?sid=${tail}`,
  ]),
];

const SENT_BY_HOSTS = [
  ...['content-type', 'content-length', 'content-encoding', 'content-security-policy', 'cache-control', 'vary', 'date'],
  'no-vary-search',
  ...['connection', 'keep-alive', 'transfer-encoding', 'location', 'x-content-type-options', 'referrer-policy'],
  'x-frame-options',
  ...['strict-transport-security', 'permissions-policy', 'cross-origin-opener-policy'],
  ...['cross-origin-resource-policy', 'etag', 'last-modified'],
  ...['access-control-allow-origin', 'access-control-allow-methods', 'access-control-allow-headers'],
  'access-control-max-age',
];

describe('A hostile request, to', () => {
  const sandbox = testSandbox();
  let pages: Running;
  let service: Running;
  beforeAll(async () => {
    pages = await serveHttp(staticHost(join(root, process.env['OUT_DIR'] || 'dist')));
    service = await serveHttp(sandbox.fetch);
  });
  afterAll(() => Promise.all([pages.close(), service.close()]));

  const ask = (origin: string, path: string, header = ''): Promise<string> =>
    sendRaw(origin, `GET ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n${header}Connection: close\r\n\r\n`);

  /** The head of the answer, which must be a whole one without anything that nobody meant. */
  const soundAnswer = async (origin: string, path: string) => {
    const answer = await ask(origin, path);
    const { line, headers } = headOf(answer);
    expect(line).toMatch(/^HTTP\/1\.1 (200|303|400|404) /);
    const names = headers.map(([name]) => name);
    expect(names.filter((name) => !SENT_BY_HOSTS.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    for (const [, value] of headers) expect(value).toMatch(/^[ -~]*$/);
    return { headers: new Map(headers), body: answer.split('\r\n\r\n').slice(1).join('') };
  };

  it.each(paths)('the host of the pages gets no header into its answer: %s', async (path) => {
    const { headers, body } = await soundAnswer(pages.origin, path);
    expect(headers.get('location')).toBeUndefined();
    expect(body).not.toMatch(/frame-ancestors|add_header|root:x|"beforeScript"/);
  });

  it.each(ofService)('the service gets no header into its answer, and leads nowhere else: %s', async (path) => {
    const { headers } = await soundAnswer(service.origin, path);
    const to = headers.get('location');
    if (to !== undefined) expect(new URL(to, service.origin).origin).toBe(service.origin);
  });

  it.each([
    'X-Forwarded-Host: evil.example/x\r\n',
    'X-Forwarded-Host: user@evil.example\r\n',
    'X-Forwarded-Proto: javascript\r\n',
    'X-Forwarded-Host: \x00evil\r\n',
    'X-Forwarded-Host: evil.example\\x, other\r\n',
    'Origin: https://evil.example\r\n',
    'Cookie: a=b\r\n',
  ])('the service takes no address of its own from a header that is none: %j', async (header) => {
    const path = '/api/v3/loan-details/loan-details?orderId=170001&productId=2002&userId=50011';
    const answer = await ask(service.origin, path, header);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400) /);
    expect(answer).not.toMatch(/evil|javascript:|set-cookie/i);
  });
});
