import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/build/root.ts';
import { readBuild } from '../../scripts/deploy/readBuild.ts';
import { verifyHost } from '../../scripts/deploy/verifyHost.ts';
import { openTestSandbox } from '../../scripts/sandbox/testBorrower.ts';
import { type Running, serveHttp } from '../../scripts/serve/httpServer.ts';
import { isNginxInstalled, type Nginx, startNginx } from './nginx.ts';

const FOLDER = join(root, 'scripts/deploy/container');
const PAGES = join(root, process.env['OUT_DIR'] || 'dist');
const dockerfile = readFileSync(join(FOLDER, 'Dockerfile'), 'utf8');
const targets = [...dockerfile.matchAll(/^FROM .* AS (\w+)$/gm)].map(([, name]) => name);

interface Compose {
  readonly services: {
    readonly [name: string]: {
      readonly build: { readonly context: string; readonly dockerfile: string; readonly target?: string };
      readonly volumes?: readonly string[];
      readonly depends_on?: readonly string[];
    };
  };
}

describe('The recipe of the container', () => {
  it('copies only what there is in the project', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(sources.length).toBeGreaterThan(2);
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('runs only scripts that the project has', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const run = [...dockerfile.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(run).toEqual(['build']);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    const [, sandbox = ''] = /^CMD \["npx", "tsx", "(.+)"\]$/m.exec(dockerfile) ?? [];
    expect(existsSync(join(root, sandbox || 'none'))).toBe(true);
  });

  it('is composed of targets, files and services that there are', () => {
    const { services } = parse(readFileSync(join(FOLDER, 'compose.yaml'), 'utf8')) as Compose;
    for (const { build, volumes = [], depends_on = [] } of Object.values(services)) {
      expect(join(FOLDER, build.context)).toBe(root);
      expect(existsSync(join(root, build.dockerfile))).toBe(true);
      if (build.target) expect(targets).toContain(build.target);
      for (const volume of volumes) expect(existsSync(join(FOLDER, volume.split(':')[0] ?? ''))).toBe(true);
      for (const name of depends_on) expect(Object.keys(services)).toContain(name);
    }
  });
});

describe.runIf(isNginxInstalled())('The server of the container', () => {
  let opened: Awaited<ReturnType<typeof openTestSandbox>>;
  let service: Running;
  let nginx: Nginx;

  beforeAll(async () => {
    opened = await openTestSandbox({ now: Date.now });
    service = await serveHttp(opened.sandbox.fetch);
    const at = new URL(service.origin).host.replace('localhost', '127.0.0.1');
    nginx = await startNginx({ folder: PAGES, services: [at], isContainer: true });
  });
  afterAll(async () => {
    await nginx?.close();
    await service?.close();
    await opened?.remove();
  });

  it('answers every page as it was built', async () => {
    expect((await verifyHost(new URL(nginx.origin), readBuild(PAGES))).findings).toEqual([]);
  });

  it('leads calls to the service, and borrowers of a trial to the sandbox', async () => {
    const path = '/api/v3/loan-details/loan-details?userId=50011&sessionId=session-50011&orderId=170001';
    expect(await (await fetch(nginx.origin + path)).json()).toMatchObject({ code: '00' });
    expect((await fetch(`${nginx.origin}/sandbox/`)).status).toBe(200);
    expect(nginx.logs()).toContain('/api/v3/loan-details/loan-details');
    expect(nginx.logs()).not.toContain('session-50011');
  });
});
