import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../build/root.ts';
import { sandboxForAllTests } from '../sandbox/testSandbox.ts';
import { type Running, serveHttp } from '../serve/httpServer.ts';

const STARTING_MS = 60_000;

// Independent of the number of calls.
const CONFORMANT = expect.stringMatching(/^[1-9]\d calls asked, \d+ not: conformant$/);

const sandbox = sandboxForAllTests();
let service: Running;
beforeAll(async () => {
  service = await serveHttp(sandbox.fetch);
});
afterAll(() => service.close());

interface Ended {
  readonly code: number | string | null | undefined;
  readonly out: string;
  readonly errors: string;
}

const run = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
    // The sandbox of this test always runs the default brand.
    const env = { ...process.env, BRAND: '', BRAND_DIR: '' };
    execFile(process.execPath, [tsx, join(root, 'scripts/conform.ts'), ...args], { env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });

it(
  'npm run conform ends with 0 on the sandbox, 1 at a wrong address, 2 where nothing answers',
  async () => {
    const [well, wrong, none, otherForm, example] = await Promise.all([
      run(`${service.origin}/api`),
      run(service.origin, '--only', 'readOrder'),
      run('http://localhost:9', '--only', 'readOrder'),
      run(`${service.origin}/api`, '--brand', 'adapted'),
      run('--example', '--out', '/dev/null'),
    ]);
    // `otherForm` uses the adapter of its brand, with that adapter's paths.
    for (const { code, out } of [well, otherForm])
      expect([code, out.trim().split('\n').at(-1)]).toEqual([0, CONFORMANT]);
    expect(otherForm.out).toContain('readOrder  POST /rest/read-order  ok');
    expect(well.out).toContain('readOrder  GET /v3/loan-details/loan-details  ok');
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain('broken: HTTP (http-status)');
    expect(wrong.errors).toContain(`Does the service stand at ${service.origin}/api?`);
    expect(example).toEqual({ code: 0, out: expect.stringMatching(/^\/dev\/null: an account to fill in/), errors: '' });
    expect(none.code).toBe(2);
    expect(none.errors).toContain('No call was answered at http://localhost:9.');
  },
  STARTING_MS,
);
