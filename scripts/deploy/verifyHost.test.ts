import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Running, serveHttp } from '../serve/httpServer.ts';
import { listen } from '../serve/listenAt.ts';
import { staticHost } from '../serve/staticFiles.ts';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { USUAL } from './askHost.ts';
import { hostOf, readArguments } from './commandLine.ts';
import { describeFindings } from './describeFindings.ts';
import { readBuild, readFacts } from './readBuild.ts';
import { makeSmallBuild, smallPage } from './smallBuild.ts';
import { problemOfReach, type Verdict, verifyHost } from './verifyHost.ts';

const inFolder = folderForEachTest();
let running: Running | undefined;
beforeEach(() => makeSmallBuild(inFolder()));
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** Changes a response as a host or a proxy may do. @returns a new response, or undefined if it has changed `answer` in place. */
type Change = (answer: Response, request: Request) => Response | undefined;

const verdictOn = async (address = '', change: Change = (answer) => answer): Promise<Verdict> => {
  const host = staticHost(inFolder());
  running = await serveHttp((request) => {
    const answer = host(request);
    const isThere = !address || new URL(request.url).pathname === address;
    return (isThere && change(answer, request)) || answer;
  });
  return verifyHost(new URL(running.origin), readBuild(inFolder()));
};

const lines = ({ findings }: Verdict): string =>
  findings.map(({ asked, problems }) => `${asked}: ${problems}`).join('\n');

/** Returns a change that sets a header, or removes it if the value is undefined. */
const header =
  (name: string, value?: string): Change =>
  ({ headers }) => {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return undefined;
  };

/** Returns a change that replaces the body and status of the response. */
const document =
  (content: string | Buffer, status = 200): Change =>
  (answer) => {
    const headers = new Headers(answer.headers);
    headers.delete('content-encoding');
    return new Response(new Uint8Array(Buffer.from(content)), { status, headers });
  };

const redirect =
  (to: (url: URL) => string): Change =>
  (_, { url }) =>
    new Response(null, { status: 301, headers: { location: to(new URL(url)) } });

const repay = smallPage('Repay');
const oneByte = Buffer.from(repay.replace('Text. Text.', 'Text. Test.'));

describe('a host that answers what was built', () => {
  it('is found well, and has its build named', async () => {
    const verdict = await verdictOn();
    expect(lines(verdict)).toBe('');
    expect(verdict.questions).toBeGreaterThan(30);
    expect(verdict.builds).toEqual(['1a2b3c4d']);
    expect(verdict.notes).toEqual([expect.stringMatching(/^the heaviest page is \/\w*: \d+ bytes .* packed with br$/)]);
  });

  it('may write the same caching in another order', async () => {
    expect(lines(await verdictOn('/repay', header('cache-control', 'max-age=300,  Public')))).toBe('');
  });

  it('may leave open what is for the host alone, and it is noted', async () => {
    const { findings, notes } = await verdictOn('/_headers', () => new Response('/*'));
    expect(findings).toEqual([]);
    expect(notes.join()).toContain('/_headers is for the host alone');
  });
});

describe('a host that differs is found out, by the address and the reason:', () => {
  it.each<readonly [how: string, address: string, change: Change, words: RegExp]>([
    ['one changed byte', '/repay', document(oneByte), /differs from byte \d+ on \(\d+ bytes\); it is whole/],
    ['a page of an older build', '/repay', document(smallPage('Old')), /whole in itself, so perhaps another/],
    [
      'a script that was put in',
      '/repay',
      document(repay.replace('</body>', '<script src="https://x.example/a.js"></script></body>')),
      /holds a <script src="https:\/\/x.example\/a.js"> that its policy does not allow/,
    ],
    [
      'a script that a minifier changed',
      '/order/',
      document(smallPage('Order').replace('document.title=', 'document.title = ')),
      /holds a <script> that its policy does not allow/,
    ],
    [
      'a page without its end',
      '/repay',
      document(repay.slice(0, repay.indexOf('<script>'))),
      /lacks 1 of the scripts and styles/,
    ],
    ['an empty page', '/', document(''), /has no policy/],
    ['a missing header', '/repay', header('referrer-policy'), /lacks the header Referrer-Policy/],
    [
      'a promise of TLS that is not there',
      '/repay',
      header('strict-transport-security', 'max-age=63072000'),
      /has the header Strict-Transport-Security without TLS/,
    ],
    [
      'a page of money that this site itself may frame',
      '/repay',
      header('content-security-policy', "frame-ancestors 'self'"),
      /frame-ancestors 'self' instead of frame-ancestors 'none'/,
    ],
    [
      'a document that this site frames, and that the host lets nobody frame',
      '/terms/',
      header('content-security-policy', "frame-ancestors 'none'"),
      /frame-ancestors 'none' instead of frame-ancestors 'self'/,
    ],
    [
      'a policy that a proxy adds',
      '/repay',
      ({ headers }) => void headers.append('content-security-policy', "default-src 'self'"),
      /has the header Content-Security-Policy: .*default-src/,
    ],
    [
      'texts that are not kept',
      '/texts/repay.0123abcd.fil.json',
      header('cache-control', 'public, max-age=300'),
      /instead of public, max-age=31536000, immutable/,
    ],
    [
      'a part that no browser runs',
      '/late/client.0123abcd.js',
      header('content-type', 'text/plain'),
      /is of type text\/plain instead of text\/javascript/,
    ],
    ['another type', '/repay/', header('content-type', 'text/plain'), /is of type text\/plain instead/],
    [
      'other letters',
      '/repay',
      header('content-type', 'text/html; charset=iso-8859-1'),
      /is of type text\/html; charset=iso-8859-1/,
    ],
    ['packing that caches mix up', '/repay', header('vary'), /without Vary: Accept-Encoding/],
    ['a cookie', '/repay', header('set-cookie', 'a=b'), /sets a cookie/],
    ['addresses reported to others', '/', header('nel', '{}'), /has the addresses of pages reported/],
    ['404 with 200', '/repay', document(repay, 404), /has the status 404 instead of 200/],
    [
      'an extra redirect',
      '/repay',
      redirect(({ search }) => `/repay/${search}`),
      /^(?!.*loses).*is a redirect \(301\) to \/repay\/: one more wait/m,
    ],
    ['a redirect that loses the session', '/repay', redirect(() => '/repay/'), /loses the query/],
  ])('%s', async (_, address, change, words) => {
    const { findings } = await verdictOn(address, change);
    const blamed = findings.map(({ asked }) => asked.replace(/[ ?].*/s, ''));
    expect(blamed).toContain(address);
    expect(findings.map(({ problems }) => problems.join('\n')).join('\n')).toMatch(words);
    // No other page is reported.
    const page = address === '/' ? '/' : address.replace(/\/$/, '');
    expect(blamed.filter((each) => !each.startsWith(page))).toEqual([]);
  });

  it('a page instead of 404, and a 404 that is kept', async () => {
    const isUnknown = ({ url }: Request): boolean => /[0-9a-f-]{36}/.test(url);
    const found = await verdictOn('', ({ body, headers }, request) =>
      isUnknown(request) ? new Response(body, { status: 200, headers }) : undefined,
    );
    expect(found.findings).toHaveLength(4);
    expect(lines(found)).toMatch(/which there is not\): has the status 200 instead of 404/);
    await running?.close();
    const kept = await verdictOn('', ({ headers }, request) => {
      if (isUnknown(request)) headers.set('cache-control', 'max-age=31536000');
      return undefined;
    });
    expect(lines(kept)).toMatch(/may be kept \(Cache-Control: max-age=31536000\), though there is nothing there/);
  });

  it.each([
    ['a file that lies in the folder by mistake', '/.env', document('SECRET=1'), 'has the status 200 instead of 404'],
    [
      'a 404 of which nothing says how long it is good',
      '/.git/HEAD',
      header('cache-control'),
      'may be kept (Cache-Control: none)',
    ],
  ])('%s', async (_, address, change, words) => {
    const verdict = await verdictOn(address, change);
    expect(verdict.findings.map(({ asked }) => asked)).toEqual([`${address} (which there is not)`]);
    expect(lines(verdict)).toContain(words);
  });

  it('another build’s pages, by the ids of both', async () => {
    const verdict = await verdictOn('/order', document(smallPage('Order', '99999999')));
    expect(lines(verdict)).toMatch(/^\/order \(uncompressed\): .*is of build 99999999, not of 1a2b3c4d$/m);
    expect(lines(verdict)).not.toContain('differs from byte');
    expect(verdict.builds).toEqual(['1a2b3c4d', '99999999']);
  });

  it('no compression', async () => {
    const { findings } = await verdictOn('', (_, request) => {
      const headers = new Headers(request.headers);
      headers.delete('accept-encoding');
      return staticHost(inFolder())(new Request(request.url, { headers }));
    });
    expect(findings.every(({ problems }) => /is not compressed/.test(problems.join()))).toBe(true);
    expect(findings.map(({ asked }) => asked).join()).toMatch(/\/order\/\?.*as a browser asks.*\/repay\?/s);
  });

  it('packing that cannot be unpacked', async () => {
    const verdict = await verdictOn(
      '/repay',
      () => new Response('no gzip', { headers: { 'content-encoding': 'gzip' } }),
    );
    expect(lines(verdict)).toMatch(/\/repay .*is packed as gzip and cannot be unpacked/);
  });

  it('an ETag that is good for nothing', async () => {
    const verdict = await verdictOn('/repay', header('etag', '"1"'));
    expect(lines(verdict)).toMatch(/^\/repay \(asked again\): has the status 200 and \d+ bytes for who has it already/);
  });

  it('a packed copy that is not of its file, though this host sends its own', async () => {
    const copies = {
      'repay/index': brotliCompressSync(repay),
      'order/index': brotliCompressSync(oneByte),
      404: 'torn',
    };
    for (const [file, copy] of Object.entries(copies)) {
      writeFileSync(inFolder(`${file}.html.br`), copy);
      // The copy is older than its file, so the test's host does not send it.
      utimesSync(inFolder(`${file}.html.br`), 0, 0);
    }
    expect(lines(await verdictOn())).toBe(
      '/404.html.br in the build: is no copy of /404.html\n/order/index.html.br in the build: is no copy of /order/index.html',
    );
  });

  it('a page that the build itself broke', async () => {
    mkdirSync(inFolder('repay'), { recursive: true });
    writeFileSync(inFolder('repay/index.html'), repay.replace('document.title=', 'document.title ='));
    expect(lines(await verdictOn())).toMatch(/^\/repay in the build: holds a <script> that its policy does not allow/);
  });
});

it('What many answers have is told once, with a few of them, and how to mend it once behind all that it mends', async () => {
  const { findings } = await verdictOn('', header('referrer-policy'));
  const [, title, ...said] = describeFindings(findings);
  expect(title).toMatch(/^Each of \d\d answers lacks the header Referrer-Policy: no-referrer$/);
  expect(said).toHaveLength(5);
  expect(said.slice(-2).join()).toMatch(/… and \d\d more .*To mend: include _nginx.conf/);
  expect(describeFindings(findings, true)).toHaveLength(findings.length + 3);
  const two = ['lacks the header A', 'has a body', 'lacks the header B'].map((problem) => ({
    asked: '/',
    problems: [problem],
  }));
  expect(describeFindings(two).filter((line) => /answer |To mend/.test(line))).toEqual([
    'The answer lacks the header A',
    'The answer lacks the header B',
    expect.stringMatching(/To mend: include _nginx.conf/),
    'The answer has a body',
  ]);
  const changed = ['/a', '/b'].map((asked) => ({
    asked,
    problems: [`is not what was built: it differs from byte ${asked.length} on (9 bytes)`],
  }));
  expect(describeFindings(changed).join()).toMatch(
    /Each of 2 answers is not what was built: it differs, {2}\/a from byte 2 on .*minifying/,
  );
});

const listening = async (write: Parameters<typeof createServer>[1]): Promise<{ server: Server; origin: URL }> => {
  const server = createServer(write);
  return { server, origin: new URL(`http://127.0.0.1:${await listen(server)}`) };
};

describe('a hostile host', () => {
  const bytes = 20_000;
  const bomb = (): Buffer => Buffer.alloc(100_000);

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
  ])('that %s ends the check, with every question a finding', async (how, write, words) => {
    const { server, origin } = await listening(write);
    rmSync(inFolder('images'), { recursive: true });
    rmSync(inFolder('order'), { recursive: true });
    // The short limit is for hosts that never finish only: a busy machine may need longer for any response.
    const limits = { bytes, ms: /300 ms/.test(words.source) ? 300 : USUAL.ms };
    const { questions, findings, notes } = await verifyHost(origin, readBuild(inFolder()), limits);
    expect(findings).toHaveLength(questions);
    expect(findings.every(({ asked, problems }) => words.test(`${asked} ${problems}`))).toBe(true);
    expect(notes).toEqual([]);
    // The host counts as reachable unless it breaks connections.
    expect((await problemOfReach(origin, limits)) !== undefined).toBe(how === 'hangs up');
    server.closeAllConnections();
    server.close();
  });
});

describe('Whether a host can be asked at all', () => {
  it('is so where it answers, be it wrongly: that is for the comparison', async () => {
    const { server, origin } = await listening((_, response) => void response.writeHead(503).end('down'));
    expect(await problemOfReach(origin)).toBeUndefined();
    // But a host without TLS cannot be reached at an https:// URL.
    expect(await problemOfReach(new URL(`https://${origin.host}`))).toMatch(
      /^https:\/\/127\.0\.0\.1:\d+ cannot be asked: .*EPROTO.*$/,
    );
    server.close();
  });

  it('is not so where nothing listens: one line says it, without a word on certificates', async () => {
    const { server, origin } = await listening(() => undefined);
    await new Promise((resolve) => server.close(resolve));
    const problem = await problemOfReach(origin);
    expect(problem).toMatch(/^http:\/\/127\.0\.0\.1:\d+ cannot be asked: .*ECONNREFUSED/);
    expect(problem).not.toMatch(/--ca|\n/);
  });
});

describe('the command', () => {
  it('reads where the host is, and which build', () => {
    expect(readArguments(['https://a.example'])).toEqual({
      origin: new URL('https://a.example'),
      folder: 'dist',
      caFile: undefined,
      namesAll: false,
    });
    expect(readArguments(['https://a.example', '--all']).namesAll).toBe(true);
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
    expect(() => readArguments(given)).toThrow(reason);
    expect(() => readArguments(given)).toThrow(/^.+\nnpm run verify-deploy -- .*$/);
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
    expect(() => readFacts(inFolder())).toThrow('build the pages anew');
  });
});
