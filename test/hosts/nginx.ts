import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import { freePort } from '../engines/freePort.ts';
import { until } from '../engines/waiting.ts';

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));
// Where Debian puts the types of files by their endings.
const TYPES = '/etc/nginx/mime.types';
const EXAMPLE = join(root, 'scripts/deploy/nginx.example.conf');
const CONTAINER = join(root, 'scripts/deploy/container');

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const INSTALL = 'apt-get install --no-install-recommends nginx-light libnginx-mod-http-brotli-static';

const START_MS = 20_000;

/** Whether this machine has nginx, with its module for brotli; in CI it has to. */
export const isNginxInstalled = (): boolean =>
  process.env['CI'] === 'true' || (PROGRAM !== undefined && existsSync(BROTLI));

/** A running nginx. */
export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** What the server block is made of. */
export interface Site {
  /** The folder of the build. */
  readonly folder: string;
  /** Where the services behind it are, as host:port; none of them is asked twice. */
  readonly services?: readonly string[];
  /** More directives for the server block. */
  readonly more?: string;
  /** Loads the module for brotli and turns it on. */
  readonly hasBrotli?: boolean;
  /**
   * The folder of the certificate (cert.pem) and its key (key.pem) by which it speaks TLS. Without one it stands behind
   * something else that does.
   */
  readonly certificateFolder?: string;
  /** The server block of the container, beside the sandbox as for a trial. Of the rest here it takes `folder` and the first of `services`. */
  readonly isContainer?: boolean;
}

const withoutTls = (example: string): string => example.replace(' ssl http2;', ';').replace(/^ *ssl_.*;$/gm, '');

/** Where the documented blocks listen on this machine. */
interface Ports {
  readonly site: number;
  readonly open: number;
}

/** The documented server blocks, with this machine's places instead of the sample's. */
const siteOf = (
  { folder, services = ['127.0.0.1:9'], more = '', hasBrotli, certificateFolder }: Site,
  { site, open }: Ports,
  home: string,
): string => {
  const example = readFileSync(EXAMPLE, 'utf8');
  return (
    (certificateFolder ? example.replaceAll('/etc/ssl/borrower-web', certificateFolder) : withoutTls(example))
      .replace('listen 443', `listen 127.0.0.1:${site}`)
      .replace('listen 80;', `listen 127.0.0.1:${open};`)
      .replaceAll('/srv/borrower-web', folder)
      .replaceAll('/var/log/nginx/', `${home}/`)
      .replace('server 127.0.0.1:8080;', services.map((service) => `server ${service};`).join(' '))
      .replace('# brotli_static on;', hasBrotli ? 'brotli_static on;' : '')
      // In the sandbox, counters and wallets stand beside the service.
      .replace(/location \^~ \/api\/ (\{[^}]*\})/, `$&\n  location ^~ /sandbox/ $1\n${more}`)
  );
};

/** The server block of the container as its entry point makes it, with this machine's places. */
const containerOf = (
  { folder, services: [service = '127.0.0.1:9'] = [] }: Site,
  port: number,
  home: string,
): string => {
  const trial = readFileSync(join(CONTAINER, 'sandbox.conf'), 'utf8').replace('sandbox:8080', service);
  return readFileSync(join(CONTAINER, 'default.conf.template'), 'utf8')
    .replace(/\$\{SERVICE\}/g, service)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/srv/borrower-web', folder)
    .replace('include /etc/nginx/borrower-web.d/*.conf;', trial)
    .replace('/dev/stdout', `${home}/borrower-web.access.log`)
    .replace('/dev/stderr', `${home}/borrower-web.error.log`);
};

// As Debian's own nginx.conf, so far as it matters to a server block; all that is written stands in one folder.
const configOf = (site: string, home: string, hasBrotli: boolean): string => `
${hasBrotli ? `load_module ${BROTLI};` : ''}
${userInfo().uid === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log notice;
events { worker_connections 256; }
http {
  include ${TYPES};
  default_type application/octet-stream;
  gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join('\n  ')}
  ${site}
}
`;

const takesConnections = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  return true;
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** Starts nginx with the documented server block around a build; rejects with its own words where it does not start. */
export const startNginx = async (site: Site) => {
  if (!PROGRAM) throw new Error(`nginx is not installed: ${INSTALL}`);
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(home, 'nginx.conf');
  const ports = { site: await freePort(), open: await freePort() };
  const block = site.isContainer ? containerOf(site, ports.site, home) : siteOf(site, ports, home);
  writeFileSync(file, configOf(block, home, !!site.hasBrotli));
  const args = ['-e', join(home, 'error.log'), '-c', file];
  execFileSync(PROGRAM, ['-t', '-q', ...args]);
  const child = spawn(PROGRAM, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  await until('nginx', () => takesConnections(ports.site), START_MS);
  const origin = `${site.certificateFolder ? 'https' : 'http'}://localhost:${ports.site}`;
  return {
    origin,
    /** Where it leads on to TLS. */
    openOrigin: `http://localhost:${ports.open}`,
    /** All that it has logged. */
    logs: (): string =>
      ['borrower-web.access.log', 'borrower-web.error.log', 'error.log']
        .map((name) => join(home, name))
        .map((log) => (existsSync(log) ? readFileSync(log, 'utf8') : ''))
        .join(''),
    close: async (): Promise<void> => {
      await end(child);
      rmSync(home, { recursive: true, force: true });
    },
  };
};
