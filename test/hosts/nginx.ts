import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import { freePort, until } from '../engines/processes.ts';

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));
// Debian's file of MIME types.
const TYPES = '/etc/nginx/mime.types';
const EXAMPLE = join(root, 'scripts/deploy/nginx.example.conf');

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const INSTALL = 'apt-get install --no-install-recommends nginx-light libnginx-mod-http-brotli-static';

const START_MS = 20_000;

/** Returns whether nginx and its brotli module are installed; always true in CI, so that there a missing one fails. */
export const isNginxInstalled = (): boolean =>
  process.env['CI'] === 'true' || (PROGRAM !== undefined && existsSync(BROTLI));

/** A running nginx. */
export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** The options of the server block. */
export interface Site {
  /** The folder of the build. */
  readonly folder: string;
  /** The services behind it, as host:port; a request that one fails is not retried at another. */
  readonly services?: readonly string[];
  /** More directives for the server block. */
  readonly more?: string;
  /** Loads and enables the brotli module. */
  readonly hasBrotli?: boolean;
  /**
   * The folder of the TLS certificate (cert.pem) and its key (key.pem). Without it, nginx serves plain HTTP, as behind a proxy that
   * terminates TLS.
   */
  readonly certificateFolder?: string;
}

const withoutTls = (example: string): string => example.replace(' ssl http2;', ';').replace(/^ *ssl_.*;$/gm, '');

/** The ports of the documented server blocks on this machine. */
interface Ports {
  readonly site: number;
  readonly open: number;
}

/** Returns the documented server blocks, with this machine's paths and ports instead of the sample's. */
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
      // The sandbox also serves counters and wallets, below /sandbox/.
      .replace(/location \^~ \/api\/ (\{[^}]*\})/, `$&\n  location ^~ /sandbox/ $1\n${more}`)
  );
};

// The parts of Debian's nginx.conf that matter to a server block; nginx writes all its files to one folder.
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

/** Starts nginx with the documented server block for a build; rejects with nginx's own message if it does not start. */
export const startNginx = async (site: Site) => {
  if (!PROGRAM) throw new Error(`nginx is not installed: ${INSTALL}`);
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(home, 'nginx.conf');
  const ports = { site: await freePort(), open: await freePort() };
  writeFileSync(file, configOf(siteOf(site, ports, home), home, !!site.hasBrotli));
  const args = ['-e', join(home, 'error.log'), '-c', file];
  execFileSync(PROGRAM, ['-t', '-q', ...args]);
  const child = spawn(PROGRAM, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  await until('nginx', () => takesConnections(ports.site), START_MS);
  const origin = `${site.certificateFolder ? 'https' : 'http'}://localhost:${ports.site}`;
  return {
    origin,
    /** The origin without TLS, which redirects to the one with TLS. */
    openOrigin: `http://localhost:${ports.open}`,
    /** Returns everything in its access and error logs. */
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
