import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../build/root.ts';
import { sandboxForAllTests } from '../sandbox/testSandbox.ts';
import { type Running, serveHttp } from '../serve/httpServer.ts';

const STARTING_MS = 180_000;

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

const run = (args: readonly string[], brand = ''): Promise<Ended> =>
  new Promise((resolve) => {
    const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
    const env = { ...process.env, BRAND: brand, BRAND_DIR: undefined };
    execFile(process.execPath, [tsx, join(root, 'scripts/conform.ts'), ...args], { env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });

it(
  'npm run conform ends with 0 on the sandbox, 1 at a wrong address, 2 where nothing answers or it is called wrongly',
  async () => {
    const api = `${service.origin}/api`;
    const [well, otherForm, wrong, none, ...refused] = await Promise.all([
      run([api]),
      run([api], 'adapted'),
      run([service.origin, '--only', 'readOrder']),
      run(['http://localhost:9', '--only', 'readOrder']),
      run(['https://name:word@my.api']),
      run(['https://my.api']),
      run([api, '--wirte']),
      run([api, '--only', 'readOrders']),
    ]);
    for (const { code, out } of [well, otherForm])
      expect([code, out.trim().split('\n').at(-1)]).toEqual([0, CONFORMANT]);
    expect(well.out).toContain('readOrder  GET /v3/loan-details/loan-details  ok');
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('http-status: HTTP')]);
    expect([none.code, none.out]).toEqual([2, expect.stringContaining('no-answer: HTTP')]);
    const said = ['Name one service', 'Name with whom to ask', 'npm run conform', 'There is no call readOrders'];
    expect(refused).toEqual(said.map((words) => ({ code: 2, out: '', errors: expect.stringContaining(words) })));
  },
  STARTING_MS,
);
