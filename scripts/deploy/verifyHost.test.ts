import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Handler, type Running, serveHttp } from '../serve/httpServer.ts';
import { staticHost } from '../serve/staticFiles.ts';
import { hostOf, readArguments } from './commandLine.ts';
import { readBuild, readFacts } from './readBuild.ts';
import { smallBuild, smallPage } from './smallBuild.ts';
import { type Verdict, verifyHost } from './verifyHost.ts';

let folder: string;
let remove: () => void;
let running: Running | undefined;
beforeEach(() => {
  ({ folder, remove } = smallBuild());
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  remove();
});

/** What comes between the host and the line. */
type Spoil = (request: Request, answer: Response) => Response | Promise<Response>;

const verdictOn = async (spoil: Spoil = (_, answer) => answer): Promise<Verdict> => {
  const host = staticHost(folder);
  const handle: Handler = async (request) => spoil(request, host(request));
  running = await serveHttp(handle);
  return verifyHost(new URL(running.origin), readBuild(folder));
};

const lines = ({ findings }: Verdict): string =>
  findings.map(({ asked, problems }) => `${asked}: ${problems}`).join('\n');

const isAt = (request: Request, path: string): boolean => new URL(request.url).pathname === path;

/** The host with other headers at an address; undefined takes one away. */
const withHeader =
  (path: string, name: string, value?: string): Spoil =>
  (request, answer) => {
    if (!isAt(request, path)) return answer;
    if (value === undefined) answer.headers.delete(name);
    else answer.headers.set(name, value);
    return answer;
  };

/** The host with another document at an address, whatever is asked for. */
const withDocument =
  (path: string, document: string | Buffer, status = 200): Spoil =>
  (request, answer) => {
    if (!isAt(request, path)) return answer;
    const headers = new Headers(answer.headers);
    headers.delete('content-encoding');
    return new Response(new Uint8Array(Buffer.from(document)), { status, headers });
  };

const redirect =
  (path: string, to: (url: URL) => string): Spoil =>
  (request, answer) =>
    isAt(request, path) ? new Response(null, { status: 301, headers: { location: to(new URL(request.url)) } }) : answer;

const repay = smallPage('Repay');
const oneByte = Buffer.from(repay.replace('Text. Text.', 'Text. Test.'));

describe('a host that answers what was built', () => {
  it('is found well', async () => {
    const verdict = await verdictOn();
    expect(lines(verdict)).toBe('');
    expect(verdict.questions).toBeGreaterThan(30);
    expect(verdict.notes).toEqual([expect.stringMatching(/^the heaviest page is \/\w*: \d+ bytes .* packed with br$/)]);
  });

  it('has its build named', async () => {
    expect((await verdictOn()).builds).toEqual(['1a2b3c4d']);
  });

  it('may write the same caching in another order', async () => {
    expect(lines(await verdictOn(withHeader('/repay', 'cache-control', 'max-age=300,  Public')))).toBe('');
  });

  it('may leave open what is for the host alone, and it is noted', async () => {
    const { findings, notes } = await verdictOn((request, answer) =>
      isAt(request, '/_headers') ? new Response('/*') : answer,
    );
    expect(findings).toEqual([]);
    expect(notes.join()).toContain('/_headers is for the host alone');
  });
});

describe('a host that differs is found out, by the address and the reason:', () => {
  it.each<readonly [how: string, spoil: Spoil, address: string, words: RegExp]>([
    [
      'one changed byte',
      withDocument('/repay', oneByte),
      '/repay',
      /differs from byte \d+ on \(\d+ bytes\); it is whole/,
    ],
    [
      'a page of an older build',
      withDocument('/repay', smallPage('Old')),
      '/repay',
      /whole in itself, so perhaps another/,
    ],
    [
      'a script that was put in',
      withDocument('/repay', repay.replace('</body>', '<script src="https://x.example/a.js"></script></body>')),
      '/repay',
      /holds a <script src="https:\/\/x.example\/a.js"> that its policy does not allow/,
    ],
    [
      'a script that a minifier changed',
      withDocument('/order/', smallPage('Order').replace('document.title=', 'document.title = ')),
      '/order/',
      /holds a <script> that its policy does not allow/,
    ],
    [
      'a page without its end',
      withDocument('/repay', repay.slice(0, repay.indexOf('<script>'))),
      '/repay',
      /lacks 1 of the scripts and styles/,
    ],
    ['an empty page', withDocument('/', ''), '/', /has no policy/],
    ['a missing header', withHeader('/repay', 'referrer-policy'), '/repay', /lacks the header Referrer-Policy/],
    ['no nosniff', withHeader('/images/slip.svg', 'x-content-type-options'), '/images/slip.svg', /lacks .*nosniff/],
    [
      'a weaker header',
      withHeader('/', 'referrer-policy', 'origin'),
      '/',
      /has the header Referrer-Policy: origin instead of no-referrer/,
    ],
    [
      'a promise of TLS that is not there',
      withHeader('/repay', 'strict-transport-security', 'max-age=63072000'),
      '/repay',
      /has the header Strict-Transport-Security without TLS/,
    ],
    [
      'a page of money that this site itself may frame',
      withHeader('/repay', 'content-security-policy', "frame-ancestors 'self'"),
      '/repay',
      /frame-ancestors 'self' instead of frame-ancestors 'none'/,
    ],
    [
      'a document that this site frames, and that the host lets nobody frame',
      withHeader('/terms/', 'content-security-policy', "frame-ancestors 'none'"),
      '/terms/',
      /frame-ancestors 'none' instead of frame-ancestors 'self'/,
    ],
    [
      'a page that other sites may load into theirs',
      withHeader('/order', 'cross-origin-resource-policy', 'cross-origin'),
      '/order',
      /Cross-Origin-Resource-Policy: cross-origin instead of same-origin/,
    ],
    [
      'the phone’s camera open to pages',
      withHeader('/order', 'permissions-policy'),
      '/order',
      /lacks the header Permissions-Policy: camera=\(\), /,
    ],
    [
      'a policy that a proxy adds',
      (request, answer) => {
        if (isAt(request, '/repay')) answer.headers.append('content-security-policy', "default-src 'self'");
        return answer;
      },
      '/repay',
      /has the header Content-Security-Policy: .*default-src/,
    ],
    ['no caching', withHeader('/repay', 'cache-control', 'no-store'), '/repay', /Cache-Control: no-store instead of/],
    [
      'texts that are not kept',
      withHeader('/texts/repay.0123abcd.fil.json', 'cache-control', 'public, max-age=300'),
      '/texts/repay.0123abcd.fil.json',
      /instead of public, max-age=31536000, immutable/,
    ],
    ['another type', withHeader('/repay/', 'content-type', 'text/plain'), '/repay/', /is of type text\/plain instead/],
    [
      'other letters',
      withHeader('/repay', 'content-type', 'text/html; charset=iso-8859-1'),
      '/repay',
      /is of type text\/html; charset=iso-8859-1/,
    ],
    ['packing that caches mix up', withHeader('/repay', 'vary'), '/repay', /without Vary: Accept-Encoding/],
    ['a cookie', withHeader('/repay', 'set-cookie', 'a=b'), '/repay', /sets a cookie/],
    ['addresses reported to others', withHeader('/', 'nel', '{}'), '/', /has the addresses of pages reported/],
    ['404 with 200', withDocument('/repay', repay, 404), '/repay', /has the status 404 instead of 200/],
    [
      'an extra redirect',
      redirect('/repay', ({ search }) => `/repay/${search}`),
      '/repay',
      /^(?!.*loses).*is a redirect \(301\) to \/repay\/: one more wait/m,
    ],
    ['a redirect that loses the session', redirect('/repay', () => '/repay/'), '/repay', /loses the query/],
    ['a missing file', withDocument('/images/slip.svg', 'no', 404), '/images/slip.svg', /status 404 instead of 200/],
  ])('%s', async (_, spoil, address, words) => {
    const { findings } = await verdictOn(spoil);
    expect(findings.map(({ asked }) => asked.replace(/[ ?].*/s, ''))).toContain(address);
    expect(findings.map(({ problems }) => problems.join('\n')).join('\n')).toMatch(words);
    // And nothing else is blamed.
    expect(
      findings.filter(
        ({ asked }) => !asked.replace(/[ ?].*/s, '').startsWith(address === '/' ? '/' : address.replace(/\/$/, '')),
      ),
    ).toEqual([]);
  });

  it('a page instead of 404, and a 404 that is kept', async () => {
    const unknown = (request: Request): boolean => /[0-9a-f-]{36}/.test(request.url);
    const found = await verdictOn((request, answer) =>
      unknown(request) ? new Response(answer.body, { status: 200, headers: answer.headers }) : answer,
    );
    expect(found.findings).toHaveLength(4);
    expect(lines(found)).toMatch(/which there is not\): has the status 200 instead of 404/);
    await running?.close();
    const kept = await verdictOn((request, answer) => {
      if (unknown(request)) answer.headers.set('cache-control', 'max-age=31536000');
      return answer;
    });
    expect(lines(kept)).toMatch(/may be kept \(Cache-Control: max-age=31536000\), though there is nothing there/);
  });

  it('a file that lies in the folder by mistake, and a 404 of which nothing says how long it is good', async () => {
    const found = await verdictOn((request, answer) => {
      if (isAt(request, '/.env')) return new Response('SECRET=1');
      if (isAt(request, '/.git/HEAD')) answer.headers.delete('cache-control');
      return answer;
    });
    expect(found.findings.map(({ asked }) => asked)).toEqual([
      '/.git/HEAD (which there is not)',
      '/.env (which there is not)',
    ]);
    expect(lines(found)).toMatch(/may be kept \(Cache-Control: none\).*\/\.env .*: has the status 200 instead of 404/s);
  });

  it('another build’s pages, by the ids of both', async () => {
    const verdict = await verdictOn(withDocument('/order', smallPage('Order', '99999999')));
    expect(lines(verdict)).toMatch(/^\/order \(uncompressed\): .*is of build 99999999, not of 1a2b3c4d$/m);
    expect(lines(verdict)).not.toContain('differs from byte');
    expect(verdict.builds).toEqual(['1a2b3c4d', '99999999']);
  });

  it('no compression', async () => {
    const { findings } = await verdictOn((request) => {
      const headers = new Headers(request.headers);
      headers.delete('accept-encoding');
      return staticHost(folder)(new Request(request.url, { headers }));
    });
    expect(findings.every(({ problems }) => /is not compressed/.test(problems.join()))).toBe(true);
    expect(findings.map(({ asked }) => asked).join()).toMatch(/\/order\/\?.*as a browser asks.*\/repay\?/s);
  });

  it('packing that cannot be unpacked', async () => {
    const verdict = await verdictOn((request, answer) =>
      isAt(request, '/repay') ? new Response('no gzip', { headers: { 'content-encoding': 'gzip' } }) : answer,
    );
    expect(lines(verdict)).toMatch(/\/repay .*is packed as gzip and cannot be unpacked/);
  });

  it('an ETag that is good for nothing', async () => {
    const verdict = await verdictOn(withHeader('/repay', 'etag', '"1"'));
    expect(lines(verdict)).toMatch(/^\/repay \(asked again\): has the status 200 and \d+ bytes for who has it already/);
  });

  it('a packed copy that is not of its file, though this host sends its own', async () => {
    writeFileSync(join(folder, 'repay/index.html.br'), brotliCompressSync(repay));
    writeFileSync(join(folder, 'order/index.html.br'), brotliCompressSync(oneByte));
    writeFileSync(join(folder, '404.html.br'), 'torn');
    expect(lines(await verdictOn())).toBe(
      '/404.html.br in the build: is no copy of /404.html\n/order/index.html.br in the build: is no copy of /order/index.html',
    );
  });

  it('a page that the build itself broke', async () => {
    mkdirSync(join(folder, 'repay'), { recursive: true });
    writeFileSync(join(folder, 'repay/index.html'), repay.replace('document.title=', 'document.title ='));
    expect(lines(await verdictOn())).toMatch(/^\/repay in the build: holds a <script> that its policy does not allow/);
  });
});

describe('a hostile host', () => {
  const limits = { ms: 300, bytes: 20_000 };
  const bomb = (): Buffer => Buffer.alloc(100_000);

  const against = async (write: Parameters<typeof createServer>[1]): Promise<Verdict> => {
    const server = createServer(write).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    rmSync(join(folder, 'images'), { recursive: true });
    rmSync(join(folder, 'order'), { recursive: true });
    try {
      const { port } = server.address() as AddressInfo;
      return await verifyHost(new URL(`http://127.0.0.1:${port}`), readBuild(folder), limits);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  it.each<readonly [how: string, write: Parameters<typeof createServer>[1], words: RegExp]>([
    ['never answers', () => undefined, /does not end within 300 ms/],
    [
      'drips',
      (_, response) => {
        const drip = setInterval(() => response.write('.'), 20);
        response.once('close', () => clearInterval(drip));
      },
      /does not end within 300 ms/,
    ],
    ['never stops', (_, response) => void response.end(bomb()), /goes on for more than 20000 bytes|\(HEAD\)/],
    ['hangs up', (_, response) => void response.destroy(), /socket hang up|breaks off/],
  ])('that %s ends the check, with every question a finding', async (_, write, words) => {
    const { questions, findings, notes } = await against(write);
    expect(findings).toHaveLength(questions);
    expect(findings.every(({ asked, problems }) => words.test(`${asked} ${problems}`))).toBe(true);
    expect(notes).toEqual([]);
  });
});

const messageOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('the command', () => {
  it('reads where the host is, and which build', () => {
    expect(readArguments(['https://a.example'])).toEqual({
      origin: new URL('https://a.example'),
      folder: 'dist',
      caFile: undefined,
    });
    expect(readArguments(['https://a.example', '--ca', 'own.pem']).caFile).toBe('own.pem');
    expect(readArguments(['--dir', 'out', 'http://a.example:8080/']).folder).toBe('out');
  });

  it.each([
    [[], 'No host is named.'],
    [['a.example'], '"a.example" does not begin with https:// (or http://).'],
    [['localhost:8080'], '"localhost:8080" does not begin with https:// (or http://).'],
    [['ftp://a.example'], '"ftp://a.example" does not begin with https:// (or http://).'],
    [['https://'], '"https://" is no address.'],
    [['https://a.example/?a=b'], '"https://a.example/?a=b" has a query, '],
    [['https://a.example', 'https://b.example'], 'More is named than one host: https://b.example'],
    [['https://a.example', '--dir'], "Option '--dir <value>' argument missing"],
    [['https://a.example', '--dir', ''], '--dir names no folder.'],
  ])('says in a line what is wrong with %j, and in another how it is called', (given, reason) => {
    const said = messageOf(() => readArguments(given)).split('\n');
    expect(said).toEqual([expect.stringContaining(reason), expect.stringMatching(/^npm run verify-deploy -- /)]);
  });

  it('asks the host, named with the path of the build’s pages or without, and with no other path', () => {
    const host = new URL('https://a.example');
    for (const named of ['https://a.example', 'https://a.example/app', 'https://a.example/app/'])
      expect(hostOf(new URL(named), '/app')).toEqual(host);
    expect(hostOf(host, '')).toEqual(host);
    expect(() => hostOf(new URL('https://a.example/shop'), '/app')).toThrow('stand below /app, not below /shop');
    expect(() => hostOf(new URL('https://a.example/app'), '')).toThrow(
      'stand at the root of their host, not below /app',
    );
  });

  it('says of an earlier build that it has to be made anew', () => {
    expect(() => readFacts(folder)).toThrow('build the pages anew');
  });

  it('says where there is no build', () => {
    expect(() => readBuild(join(folder, 'images'))).toThrow('There is no build in');
  });
});
