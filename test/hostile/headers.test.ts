import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen } from '../../scripts/serve/httpServer.ts';
import { type Call, makeClient } from '../../shared/api/client.ts';
import { type CallRoute, requestOf } from '../../shared/api/endpoint.ts';
import { pushLegacyLoan } from '../../shared/api/endpoints/pushLegacyLoan.ts';
import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { saveEvent } from '../../shared/api/endpoints/saveEvent.ts';
import { uploadEvidence } from '../../shared/api/endpoints/uploadEvidence.ts';
import { HEADER_NAMES, type HeaderName, readParameters, SESSION_NAMES } from '../../shared/session/parameters.ts';
import { platformOf } from '../wire/wire.ts';
import { forAny } from './seeded.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A request as it came: its first line, and its headers in lower case, each as it stands. */
interface Heard {
  readonly line: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Listens on a port of its own, keeps each request as it came, and answers all with the same JSON. */
const rawServer = async (answer: string) => {
  const heard: Heard[] = [];
  // A long parameter is in the query and in the headers.
  const server = createServer({ maxHeaderSize: 1_000_000 }, async (request, response) => {
    const { method, url, httpVersion, rawHeaders } = request;
    const body = (await buffer(request)).toString('latin1');
    const headers = rawHeaders.flatMap((name, at) =>
      at % 2 ? [] : [[name.toLowerCase(), rawHeaders[at + 1] ?? ''] as const],
    );
    heard.push({ line: `${method} ${url} HTTP/${httpVersion}`, headers, body });
    // On a line that is kept, a later request could be lost.
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(answer);
  });
  const port = await listen(server);
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, heard, close };
};

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
  const page = readParameters(search);
  return { page, value: page.session.userId ?? '' };
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
      'stays what the page reads, byte by byte: %s',
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
        expect(Object.fromEntries(query)).toEqual({ ...page.session });
        for (const name of own) {
          const sent = headers.find(([each]) => each === name)?.[1] ?? '';
          expect(sent).toMatch(/^[ -~]*$/);
          const { [name as HeaderName]: read = '' } = page.headers;
          expect([read.trim(), encodeURIComponent(read)]).toContain(sent);
        }
      },
    );
  });

  it('makes headers that any platform takes, whatever it says', () => {
    forAny(
      4_000,
      fc.string({ unit: 'binary' }),
      fc.constantFrom<CallRoute>(readOrder, pushLegacyLoan),
      (text, entry) => {
        const { page } = withEverywhere(text);
        const { url, headers } = requestOf(entry, { productId: text }, page, `/api${entry.path}`);
        expect(() => new Headers(headers)).not.toThrow();
        for (const value of Object.values(headers)) expect(value).toMatch(/^[ -~]*$/);
        expect(url).toMatch(/^\/api\/[!-~]+$/);
      },
    );
  });

  it('the file of a complaint arrives whole and has one name, whatever the phone calls it', async () => {
    const { page } = withEverywhere('7');
    const at = { base: `${server.origin}/api`, service: 'loan', paths: {} };
    const image = new Blob(['PICTURE']);
    const call = makeClient(platformOf(fetch), page, at);
    await call(uploadEvidence, { image, fileName: 'a"\r\nContent-Type: text/html\r\n\r\nx' });
    const { headers, body } = server.heard.at(-1) ?? { headers: [], body: '' };
    const [part = '', content] = body.split('\r\n\r\n');
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(new Map(headers).get('content-type') ?? '')?.[1];
    expect(part).toContain(`--${boundary}\r\nContent-Disposition: form-data; name="problemImage"; filename="`);
    expect(content).toMatch(/^PICTURE\r\n/);
    expect(part.match(/^Content-/gim)).toEqual(['Content-', 'Content-']);
    expect(part).toContain('filename="a%22%0D%0AContent-Type: text/html%0D%0A%0D%0Ax"');
  });
});
