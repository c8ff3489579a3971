import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import { request as askSecurely } from 'node:https';
import { dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCertificate } from '../../scripts/bench/serve/host.ts';
import { type Headers, ONLY_TLS } from '../../scripts/build/hostHeaders.ts';
import { root } from '../../scripts/build/root.ts';
import { readBuild } from '../../scripts/deploy/readBuild.ts';
import { verifyHost } from '../../scripts/deploy/verifyHost.ts';
import { listen } from '../../scripts/serve/httpServer.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';
import { isNginxInstalled, type Nginx, type Site, startNginx } from './nginx.ts';

const folder = join(root, process.env['OUT_DIR'] || 'dist');
const QUERY = '?userId=50015&sessionId=secret-of-the-session';

if (!isNginxInstalled()) console.warn('nginx is not installed here: its tests are LEFT OUT');

interface Told {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Requests a path exactly as given, without normalization. Over TLS it accepts any certificate. */
const tell = (origin: string, path: string, method = 'GET', headers = {}): Promise<Told> =>
  new Promise((resolve, reject) => {
    const { hostname, port, protocol } = new URL(origin);
    const send = protocol === 'https:' ? askSecurely : ask;
    const how = { hostname, port, path, method, headers, agent: false as const, rejectUnauthorized: false };
    const asked = send(how, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      textOf(answer).then((text) => resolve({ status, headers, text }), reject);
    });
    asked.on('error', reject).end();
  });

describe.runIf(isNginxInstalled())('The build behind nginx, with the documented configuration', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx({ folder });
  });
  afterAll(() => nginx?.close());

  const others: Nginx[] = [];
  const start = async (site: Site): Promise<Nginx> => {
    const other = await startNginx(site);
    others.push(other);
    return other;
  };
  afterEach(async () => {
    await Promise.all(others.splice(0).map((other) => other.close()));
  });

  /** Expects the headers that the build defines for an address, except the one that is sent only over TLS. */
  const expectHeaders = (headers: IncomingHttpHeaders, address: string): void => {
    const { [ONLY_TLS]: _, ...wanted }: Headers = readBuild(folder).headersAt(address);
    expect(Object.keys(wanted).length).toBeGreaterThan(3);
    for (const [name, value] of Object.entries(wanted))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    expect(headers[ONLY_TLS.toLowerCase()]).toBeUndefined();
  };

  it('is, address by address, what was built', async () => {
    const build = readBuild(folder);
    const verdict = await verifyHost(new URL(nginx.origin), build);
    expect(verdict.findings).toEqual([]);
    expect(verdict.questions).toBeGreaterThan(build.pages.length * 3);
  });

  it('is compressed for a CDN too, and left alone for whoever understands no gzip', async () => {
    const through = { 'accept-encoding': 'gzip', via: '1.1 cdn' };
    expect((await tell(nginx.origin, '/repay', 'GET', through)).headers['content-encoding']).toBe('gzip');
    for (const words of ['identity', 'br', 'gzip;q=0']) {
      const { headers } = await tell(nginx.origin, '/repay', 'GET', { 'accept-encoding': words });
      expect([words, headers['content-encoding'], headers['vary']]).toEqual([words, undefined, 'Accept-Encoding']);
    }
  });

  it('goes out as the build compressed it, with the module for brotli', async () => {
    const { origin } = await start({ folder, hasBrotli: true });
    const verdict = await verifyHost(new URL(origin), readBuild(folder));
    expect(verdict.findings).toEqual([]);
    const { headers } = await tell(origin, '/repay', 'HEAD', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
  });

  describe('over TLS', () => {
    const inFolder = folderForAllTests();
    beforeAll(() => {
      makeCertificate(inFolder());
      // As NODE_EXTRA_CA_CERTS, which Node reads at its start alone, would do it for an operator.
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    });
    afterAll(() => void vi.unstubAllEnvs());

    it('is, address by address, what was built, and says that there is TLS from now on', async () => {
      const { origin } = await start({ folder, certificateFolder: inFolder() });
      const { findings } = await verifyHost(new URL(origin), readBuild(folder));
      expect(findings).toEqual([]);
      for (const path of ['/repay', '/', '/images/share.png', '/no-such-page'])
        expect([path, (await tell(origin, path)).headers['strict-transport-security']]).toEqual([
          path,
          'max-age=63072000',
        ]);
    });

    it('is all that answers: without TLS every address leads on, with its query, and no log holds the session', async () => {
      const running = await start({ folder, certificateFolder: inFolder() });
      for (const path of [
        `/repay${QUERY}`,
        '/',
        '/.env',
        `/api/v3/loan-details/loan-details${QUERY}`,
        '//evil.example/',
      ]) {
        const { status, headers, text } = await tell(running.openOrigin, path, 'GET', { host: 'evil.example' });
        // The redirect uses the configured host name, not that of the request.
        expect([status, headers['location']]).toEqual([301, `https://www.sample-loan.example${path}`]);
        expect(headers['strict-transport-security']).toBeUndefined();
        expect(text).not.toMatch(/nginx\/\d/);
      }
      await tell(running.origin, `/repay${QUERY}`);
      // nginx writes a log line after its response has been sent.
      await expect.poll(() => running.logs().match(/"GET \/repay/g)?.length).toBe(2);
      expect(running.logs()).not.toContain('secret-of-the-session');
    });

    it('takes no cipher by which a stolen key tells the past, and none of CBC', async () => {
      const certificateFolder = inFolder('rsa');
      mkdirSync(certificateFolder);
      const files = ['-keyout', join(certificateFolder, 'key.pem'), '-out', join(certificateFolder, 'cert.pem')];
      execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files], {
        stdio: 'ignore',
      });
      const { origin } = await start({ folder, certificateFolder });
      const speaks = (ciphers: string): Promise<boolean> =>
        new Promise((resolve) => {
          const how = { ciphers, maxVersion: 'TLSv1.2', rejectUnauthorized: false } as const;
          const socket = connect(Number(new URL(origin).port), '127.0.0.1', how, () => resolve(true));
          socket.on('secureConnect', () => socket.destroy()).on('error', () => resolve(false));
        });
      expect(await speaks('ECDHE-RSA-AES128-GCM-SHA256')).toBe(true);
      for (const weak of ['AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA', 'ECDHE-RSA-AES256-SHA384'])
        expect([weak, await speaks(weak)]).toEqual([weak, false]);
    });
  });

  describe('in a folder in which more lies than was built', () => {
    const LEFT = ['.git/HEAD', '.git/config', '.env', 'repay/.DS_Store', 'images/.secret.svg', '.hidden/index.html'];
    const BESIDE = ['dump.sql', 'repay/index.html.bak', 'repay/index.html~', 'page.php', 'repay/notes.txt'];
    const copy = folderForAllTests();
    let left: Nginx;
    beforeAll(async () => {
      cpSync(folder, copy(), { recursive: true });
      for (const path of [...LEFT, ...BESIDE]) {
        mkdirSync(dirname(copy(path)), { recursive: true });
        writeFileSync(copy(path), 'a secret that was left here');
      }
      left = await startNginx({ folder: copy() });
    });
    afterAll(() => left?.close());

    it.each([
      ...[...LEFT, ...BESIDE].map((path) => `/${path}`),
      ...['/%2egit/config', '/.hidden', '/.hidden/', '//.env', '/repay/../.env', '/x/%2e%2e/.git/HEAD', '//_headers'],
      ...['/%5fheaders', '/images/../_sizes.json', '/repay/%2e%2e/_nginx.conf'],
      ...['/repay/index.html.br', '/index.html.br', '/404.html.br', '/404.html', '/_headers', '/_nginx.conf'],
      ...['/api', '/no-such-page', '/repay/no-such-page', '/privacyPolicyX', '/texts/none.json', '/images/', '/texts'],
      '/.well-known/security.txt',
    ])('says of %s that there is nothing, on the page for that and with every header', async (path) => {
      const { status, headers, text } = await tell(left.origin, path + QUERY);
      expect([status, headers['location'], text]).toEqual([
        404,
        undefined,
        readFileSync(join(folder, '404.html'), 'utf8'),
      ]);
      expectHeaders(headers, '/no-such-page');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    });

    it('and the pages are as they were', async () => {
      const verdict = await verifyHost(new URL(left.origin), readBuild(folder));
      expect(verdict.findings).toEqual([]);
    });
  });

  describe('and the service behind it', () => {
    /** Starts a service that records its requests, and responds or closes the connection. */
    const service = async (answers: boolean) => {
      const heard: string[] = [];
      const server = createServer((request, response) => {
        heard.push(
          `${request.method} ${request.url} for ${request.headers['x-forwarded-host'] ?? request.headers.host}`,
        );
        if (answers) response.setHeader('content-type', 'application/json').end('{"code":"00","data":null}');
        else request.socket.destroy();
      });
      return { heard, place: `127.0.0.1:${await listen(server)}`, close: () => server.close() };
    };

    it('hears every call as it was sent, and once', async () => {
      const { heard, place, close } = await service(true);
      const { origin } = await start({ folder, services: [place] });
      const path = `/api/v3/loan-details/loan-details${QUERY}&a=%2F%26`;
      const { text, headers } = await tell(origin, path, 'GET', { 'x-forwarded-host': 'evil.example' });
      expect(text).toBe('{"code":"00","data":null}');
      // The pages' headers are not added to the service's responses.
      expect(headers['cache-control']).toBeUndefined();
      expect(heard).toEqual([`GET ${path} for ${new URL(origin).host}`]);
      close();
    });

    it('is asked once where it breaks off, though there is another; and no log holds the session', async () => {
      const services = await Promise.all([service(false), service(false)]);
      const running = await start({ folder, services: services.map(({ place }) => place) });
      const path = `/api/v3/loan-confirm/loan-detail-push${QUERY}`;
      expect((await tell(running.origin, path, 'POST')).status).toBe(502);
      expect((await tell(running.origin, path)).status).toBe(502);
      expect(services.flatMap(({ heard }) => heard)).toHaveLength(2);
      await tell(running.origin, `/repay${QUERY}`);
      await tell(running.origin, `/nothing${QUERY}`);
      expect(running.logs()).toContain('"GET /repay');
      expect(running.logs()).not.toContain('secret-of-the-session');
      for (const { close } of services) close();
    });
  });
});
