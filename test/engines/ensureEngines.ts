import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../../scripts/build/buildError.ts';
import { CACHE_DIR, ENGINES_DIR } from './packages.ts';
import { until } from './processes.ts';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Takes the turn, by a file with our process id; ends that of a process that has died. */
function takeTurn(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      if (!isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
    } catch {
      // It has been given back meanwhile.
    }
    return false;
  }
}

/** Runs it while no other process does what the same file stands for: the others wait, at most so long. */
export async function inTurn(file: string, limitMs: number, run: () => void | Promise<void>): Promise<void> {
  await until(`the turn of ${file}`, () => takeTurn(file), limitMs);
  try {
    await run();
  } finally {
    rmSync(file, { force: true });
  }
}

const STAMP = join(ENGINES_DIR, 'node_modules', '.installed-lock');
const INSTALL_MS = 300_000;
// The packages hold browsers, not code for Node: their `engines` fields do not matter, but `npm test` passes on engine-strict.
const NPM_CI = ['ci', '--ignore-scripts', '--no-engine-strict', '--loglevel=error'];

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Hashes the lock file. Its times say nothing: a checkout and a restored CI cache make files look newer than they are. */
function lockHash(): string {
  return createHash('sha256')
    .update(readFileSync(join(ENGINES_DIR, 'package-lock.json')))
    .digest('hex');
}

function isInstalled(): boolean {
  return readOrEmpty(STAMP) === lockHash();
}

function install(): void {
  const startedMs = Date.now();
  console.log('engines: installing the browsers of test/engines (260 MB on disk, 540 MB more once unpacked) …');
  const io = ['ignore', 'inherit', 'inherit'] as const;
  const { status } = spawnSync('npm', NPM_CI, { cwd: ENGINES_DIR, stdio: [...io], timeout: INSTALL_MS });
  if (status !== 0) throw new BuildError('npm ci in test/engines has brought no browsers, and says above why.');
  writeFileSync(STAMP, lockHash());
  console.log(`engines: installed in ${Math.round((Date.now() - startedMs) / 1000)} s`);
}

/**
 * Installs the packages of this folder if they are missing or belong to another lock file; otherwise returns at once.
 * Several processes may call it at the same time: one installs, the others wait. Rejects with a BuildError if npm fails.
 */
export async function ensureEngines(): Promise<void> {
  if (isInstalled()) return;
  mkdirSync(CACHE_DIR, { recursive: true });
  await inTurn(join(CACHE_DIR, 'installing'), INSTALL_MS, () => {
    if (!isInstalled()) install();
  });
}
