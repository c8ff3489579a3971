import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bundledLibraries,
  cachedDir,
  fontEnvironment,
  packageDir,
  packageVersion,
  readBrotli,
  unpackTarBrotli,
} from './packages.ts';

/** 64 is the oldest that the app supports; 69 lacks and 84 has what browsers gained in between; `current` is new. */
export type ChromiumVersion = 64 | 69 | 84 | 'current';

export interface Chromium {
  readonly bin: string;
  /** Variables to add to the environment in which the browser starts. */
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
  // Chromium 64 loads SQLite at run time, so ldd does not list it.
  const lacksSqlite = version === 64 && !existsSync(SYSTEM_SQLITE);
  if (!lacksSqlite && !lacksLibraries(bin)) return {};
  const inherited = process.env['LD_LIBRARY_PATH'];
  return { LD_LIBRARY_PATH: inherited ? `${bundledLibraries()}:${inherited}` : bundledLibraries() };
}

/**
 * Returns a Chromium that runs on this machine (Linux on x64), unpacked from its npm package on first use.
 * For `current`, the path in CHROMIUM_BIN takes precedence; an installed browser is not used by itself, so that all
 * machines test with the same one. @throws if the packages are not installed.
 */
export function chromium(version: ChromiumVersion): Chromium {
  const chosen = process.env['CHROMIUM_BIN'];
  if (version === 'current' && chosen) return { bin: chosen, env: fontEnvironment() };
  const bin = unpackedBinary(version);
  return { bin, env: { ...libraryEnvironment(bin, version), ...fontEnvironment() } };
}

/** Returns Playwright's launch options for the current Chromium. */
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
 * Returns a Chromium with a back/forward cache: the one in CHROMIUM_BIN, or Debian's. The npm packages are headless shells,
 * which have none. Undefined if there is no such browser.
 */
export function wholeChromium(): Chromium | undefined {
  const bin = process.env['CHROMIUM_BIN'] || DEBIANS;
  return existsSync(bin) ? { bin, env: {} } : undefined;
}
