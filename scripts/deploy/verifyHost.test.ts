import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostFiles } from '../build/hostFiles.ts';
import { listen, type Running, serveHttp } from '../serve/httpServer.ts';
import { staticHost } from '../serve/staticFiles.ts';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { describeBuilds, describeFindings } from './describeFindings.ts';
import { readBuild } from './readBuild.ts';
import { type Verdict, verifyHost } from './verifyHost.ts';

const inFolder = folderForEachTest();
let running: Running | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** A document as a build ends it. */
const page = (title: string, id = '1a2b3c4d'): string =>
  `<!doctype html><title>${title}</title>${'Text. '.repeat(200)}<template data-build="${id}"></template></body></html>\n`;

beforeEach(() => {
  const hosted = {
    ...{ addresses: ['', 'repay', 'order', 'terms'], framed: ['terms'] },
    files: ['images/slip.svg', 'robots.txt'],
  };
  const files = {
    '_build.json': JSON.stringify({ id: '1a2b3c4d', basePath: '' }),
    'index.html': page('Home'),
    'repay/index.html': page('Repay'),
    'order/index.html': page('Order'),
    'terms/index.html': page('Terms'),
    '404.html': page('Not found'),
    'texts/repay.0123abcd.fil.json': '{"repay":{"title":"Magbayad"}}',
    'late/client.0123abcd.js': 'self.client=1',
    'images/slip.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>Slip</title></svg>',
    'robots.txt': 'User-agent: *\nAllow: /\n',
    ...Object.fromEntries(hostFiles(hosted).map(({ path, content }) => [path, content])),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(inFolder(path)), { recursive: true });
    writeFileSync(inFolder(path), content);
  }
});

/** Changes a response as a host or a proxy may do. @returns a new response, or undefined if it has changed `answer` in place. */
type Change = (answer: Response, request: Request) => Response | undefined;

const verdictOn = async (address = '', change: Change = (answer) => answer): Promise<Verdict> => {
  const host = staticHost(inFolder());
  running = await serveHttp(async (request) => {
    const answer = await host(request);
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
  (content: string, status = 200): Change =>
  (answer) => {
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(content, { status, headers });
  };

const isUnknown = ({ url }: Request): boolean => /[0-9a-f-]{36}/.test(url);

describe('A host', () => {
  it('that serves what was built has no findings, and its build is named', async () => {
    const verdict = await verdictOn();
    expect(lines(verdict)).toBe('');
    expect(verdict.questions).toBeGreaterThan(25);
    expect(verdict.builds).toEqual(['1a2b3c4d']);
  });

  it('may write the same caching in another order', async () => {
    expect(lines(await verdictOn('/repay', header('cache-control', 'max-age=300,  Public')))).toBe('');
  });

  it.each<readonly [address: string, change: Change, words: RegExp]>([
    ['/repay', document(page('Repay').replace('Text. Text.', 'Text. Test.')), /is not what was built/],
    ['/order', document(page('Order', '99999999')), /is of build 99999999, not of 1a2b3c4d/],
    ['/repay', header('referrer-policy'), /lacks the header Referrer-Policy/],
    ['/repay', header('strict-transport-security', 'max-age=63072000'), /Strict-Transport-Security without TLS/],
    [
      '/terms/',
      header('content-security-policy', "frame-ancestors 'none'"),
      /'none' instead of frame-ancestors 'self'/,
    ],
    [
      '/repay',
      ({ headers }) => void headers.append('content-security-policy', "default-src 'self'"),
      /has the header Content-Security-Policy: .*default-src/,
    ],
    [
      '/texts/repay.0123abcd.fil.json',
      header('cache-control', 'public, max-age=300'),
      /instead of public, max-age=31536000, immutable/,
    ],
    ['/late/client.0123abcd.js', header('content-type', 'text/plain'), /text\/plain instead of text\/javascript/],
    ['/repay', header('content-type', 'text/html; charset=iso-8859-1'), /of type text\/html; charset=iso-8859-1/],
    ['/repay', header('vary'), /without Vary: Accept-Encoding/],
    ['/repay', header('set-cookie', 'a=b'), /has the header set-cookie/],
    ['/repay', document('', 404), /has the status 404 instead of 200/],
    [
      '/repay',
      (_, { url }) => new Response(null, { status: 301, headers: { location: `${url}/` } }),
      /has the status 301 instead of 200, and leads to http/,
    ],
    ['/.env', document('SECRET=1'), /has the status 200 instead of 404/],
    ['/.git/HEAD', header('cache-control'), /may be kept \(Cache-Control: none\)/],
    [
      '/repay',
      () => new Response('no gzip', { headers: { 'content-encoding': 'gzip' } }),
      /does not come: incorrect header check/,
    ],
  ])('that differs is found out by its address and the reason: %s %#', async (address, change, words) => {
    const verdict = await verdictOn(address, change);
    expect(lines(verdict)).toMatch(words);
    const others = verdict.findings.filter(({ asked }) => !asked.startsWith(address));
    expect(others).toEqual([]);
  });

  it('that answers every address with a page is found out', async () => {
    const found = await verdictOn('', ({ body, headers }, request) =>
      isUnknown(request) ? new Response(body, { status: 200, headers }) : undefined,
    );
    expect(found.findings).toHaveLength(4);
    expect(lines(found)).toMatch(/has the status 200 instead of 404/);
  });

  it('that compresses nothing is found out', async () => {
    const { findings } = await verdictOn('', (_, request) => {
      const body = new URL(request.url).pathname.startsWith('/repay') ? page('Repay') : undefined;
      return body === undefined ? undefined : document(body)(new Response(), request);
    });
    expect(
      findings
        .filter(({ problems }) => problems.includes('is not compressed, though the browser offers gzip and br'))
        .map(({ asked }) => asked.split('?')[0]),
    ).toEqual(['/repay', '/repay/']);
  });

  it('that has pages of two builds has both named', async () => {
    expect((await verdictOn('/order', document(page('Order', '99999999')))).builds).toEqual(['1a2b3c4d', '99999999']);
  });
});

it('A problem of many answers is described once, with a few of them and how to fix it', async () => {
  const { findings } = await verdictOn('', header('referrer-policy'));
  const [, title, ...rest] = describeFindings(findings);
  expect(title).toMatch(/^Each of \d\d answers lacks the header Referrer-Policy: no-referrer$/);
  expect(rest).toHaveLength(4);
  expect(rest.at(-1)).toMatch(/… and \d\d more /);
  expect(describeFindings(findings, true)).toHaveLength(findings.length + 2);
});

it.each([
  [['1a2b3c4d'], "The host's pages are of this build, 1a2b3c4d."],
  [['99999999'], "The host's pages are of build 99999999; this one is 1a2b3c4d."],
  [['1a2b3c4d', '99999999'], /build 1a2b3c4d and 99999999; .* half done/],
  [[], "The host's pages are of build unknown; this one is 1a2b3c4d."],
])('The builds %j are named', (builds, words) => {
  expect(describeBuilds(builds, '1a2b3c4d')).toMatch(words);
});

describe('A host that never completes a response:', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each<readonly [how: string, write: RequestListener, words: RegExp, ms: number]>([
    ['it never answers', () => undefined, /^does not end within 300 ms$/, 300],
    ['it sends the head alone', (_, response) => void response.write('.'), /^does not end within 300 ms$/, 300],
    ['it hangs up', (_, response) => void response.destroy(), /^does not come: other side closed/, 10_000],
  ])('%s, and every request is a finding', async (_, write, words, ms) => {
    server = createServer(write);
    const origin = new URL(`http://127.0.0.1:${await listen(server)}`);
    const { questions, findings } = await verifyHost(origin, readBuild(inFolder()), ms);
    expect(findings).toHaveLength(questions);
    expect(findings.every(({ problems }) => words.test(problems.join()))).toBe(true);
  });
});
