import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrotli, unpackTarBrotli } from './archive.ts';
import { cachedDir, packageDir, packageVersion } from './paths.ts';
import { bundledLibraries, fontEnvironment } from './support.ts';

/** 64 is the oldest the app serves; 69 and 84 stand on either side of what browsers gained between; `current` is new. */
export type ChromiumVersion = 64 | 69 | 84 | 'current';

export interface Chromium {
  readonly bin: string;
  /** To be added to the environment the browser starts in. */
  readonly env: Readonly<Record<string, string>>;
}

const PACKAGES: Readonly<Record<ChromiumVersion, string>> = {
  64: 'chromium-64',
  69: 'chromium-69',
  84: 'chromium-84',
  current: '@sparticuz/chromium',
};

const SYSTEM_SQLITE = '/usr/lib/x86_64-linux-gnu/libsqlite3.so.0';

function unpack(packed: string, dir: string): void {
  const archive = readdirSync(packed).find((file) => /^chromium.*\.br$/.test(file));
  if (archive === undefined) throw new Error(`no Chromium in ${packed}`);
  writeFileSync(join(dir, 'chromium'), readBrotli(join(packed, archive)), { mode: 0o755 });
  const softwareGl = join(packed, 'swiftshader.tar.br');
  if (existsSync(softwareGl)) unpackTarBrotli(softwareGl, dir);
}

function unpackedBinary(version: ChromiumVersion): string {
  const name = PACKAGES[version];
  const packed = join(packageDir(name), 'bin');
  const dir = cachedDir(`chromium-${version}-${packageVersion(name)}`, (target) => unpack(packed, target));
  return join(dir, 'chromium');
}

function lacksLibraries(bin: string): boolean {
  try {
    return execFileSync('ldd', [bin], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

function libraryEnvironment(bin: string, version: ChromiumVersion): Record<string, string> {
  // Chromium 64 opens SQLite while it runs, so ldd does not name it.
  const lacksSqlite = version === 64 && !existsSync(SYSTEM_SQLITE);
  if (!lacksSqlite && !lacksLibraries(bin)) return {};
  const inherited = process.env['LD_LIBRARY_PATH'];
  return { LD_LIBRARY_PATH: inherited ? `${bundledLibraries()}:${inherited}` : bundledLibraries() };
}

/**
 * A Chromium that runs on this machine (Linux on x64), unpacked from its npm package on first use.
 * For `current`, a path in the variable CHROMIUM_BIN goes first; a browser that happens to be installed is not picked
 * up, so that two machines test with the same one. Throws when the packages are not installed.
 */
export function chromium(version: ChromiumVersion): Chromium {
  const chosen = process.env['CHROMIUM_BIN'];
  if (version === 'current' && chosen) return { bin: chosen, env: fontEnvironment() };
  const bin = unpackedBinary(version);
  return { bin, env: { ...libraryEnvironment(bin, version), ...fontEnvironment() } };
}

/** How Playwright launches the current one. */
export const launchOptions = () => {
  const { bin, env } = chromium('current');
  return {
    executablePath: bin,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
};

const DEBIANS = '/usr/bin/chromium';

/**
 * A Chromium that keeps pages that are left and gives them back as they were: the one in CHROMIUM_BIN, or Debian's. Those from
 * npm are headless shells, which keep none. Undefined where there is no such browser.
 */
export function wholeChromium(): Chromium | undefined {
  const bin = process.env['CHROMIUM_BIN'] || DEBIANS;
  return existsSync(bin) ? { bin, env: {} } : undefined;
}
