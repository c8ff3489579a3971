import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { folderForAllTests } from '../testing/temporaryFolder.ts';
import { alone } from './buildLock.ts';
import { root } from './root.ts';

const inFolder = folderForAllTests();
beforeAll(() => vi.stubEnv('TMPDIR', inFolder()));
afterAll(() => vi.unstubAllEnvs());

const dist = (): string => inFolder('dist');

/** Starts a build in another process, which does not end by itself. */
const buildElsewhere = async () => {
  const script = `import('${join(root, 'scripts/build/buildLock.ts')}').then(({ alone }) =>
    alone('${dist()}', () => { console.log('at it'); return new Promise((end) => setTimeout(end, 60000)); }))`;
  const other = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  return {
    id: other.pid,
    kill: async () => {
      other.kill('SIGKILL');
      await once(other, 'exit');
    },
  };
};

describe('Two builds of the same folder', () => {
  it('are not made at once: the second one stops in one line, and the first one goes on', async () => {
    const other = await buildElsewhere();
    try {
      await expect(alone(dist(), async () => 'built')).rejects.toThrow(
        `Another build, process ${other.id}, is writing ${dist()}. Wait until it has ended, or name another folder as OUT_DIR.`,
      );
      expect(await alone(`${dist()}2`, async () => 'built')).toBe('built');
    } finally {
      await other.kill();
    }
    // A killed build does not keep the lock.
    expect(await alone(dist(), async () => 'built')).toBe('built');
  }, 30_000);

  it('are made one after the other, also where the first one failed', async () => {
    await expect(alone(dist(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await alone(dist(), async () => 'built')).toBe('built');
    expect(readdirSync(inFolder()).filter((name) => name.startsWith('borrower-web'))).toEqual([]);
  });
});
