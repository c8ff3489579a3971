import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** This folder: the npm package that holds the engines. */
export const ENGINES_DIR = import.meta.dirname;

/** The folder for unpacked packages; it can be deleted whenever no engine runs. */
export const CACHE_DIR = join(ENGINES_DIR, '.cache');

/** Returns the folder of an installed package. @throws if `ensureEngines` has not run. */
export function packageDir(name: string): string {
  const dir = join(ENGINES_DIR, 'node_modules', name);
  if (!existsSync(dir)) throw new Error(`${name} is not installed: run \`npm ci\` in ${ENGINES_DIR}`);
  return dir;
}

/** Reads the installed version of a package from its package.json. */
export function packageVersion(name: string): string {
  const manifest = readFileSync(join(packageDir(name), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

/**
 * Returns a folder of the cache, created by `fill` if it is missing. It gets its name only when it is complete, so that
 * workers can ask in parallel; a worker that finishes second deletes its own copy.
 */
export function cachedDir(name: string, fill: (dir: string) => void): string {
  const dir = join(CACHE_DIR, name);
  if (existsSync(dir)) return dir;
  mkdirSync(CACHE_DIR, { recursive: true });
  const unfinished = mkdtempSync(`${dir}.unfinished-`);
  fill(unfinished);
  try {
    renameSync(unfinished, dir);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
  return dir;
}

/** Reads a .br file. @returns its decompressed bytes. */
export function readBrotli(file: string): Buffer {
  return brotliDecompressSync(readFileSync(file));
}

/** Unpacks a .tar.br into `dir` with the system's `tar`; only the members that match `pattern`, if given. */
export function unpackTarBrotli(file: string, dir: string, pattern = '*'): void {
  execFileSync('tar', ['-x', '-C', dir, '--wildcards', pattern], { input: readBrotli(file) });
}

const SQLITE = 'libsqlite3.so.0';

/** Returns a folder with the shared libraries (NSS, NSPR, expat, SQLite) that a minimal machine lacks. */
export function bundledLibraries(): string {
  const dir = cachedDir(`libraries-${packageVersion('@sparticuz/chromium')}`, (target) => {
    unpackTarBrotli(join(packageDir('@sparticuz/chromium'), 'bin/al2023.tar.br'), target);
    unpackTarBrotli(join(packageDir('chromium-84'), 'bin/aws.tar.br'), target, `*${SQLITE}`);
  });
  return join(dir, 'lib');
}

// Hindi needs its own font: without it all letters are boxes, which do not show whether the text fits.
const FONTS = ['@expo-google-fonts/roboto', '@expo-google-fonts/noto-sans-devanagari'];

function fontsConf(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${FONTS.map((font) => `<dir>${packageDir(font)}</dir>`).join('\n  ')}
  <cachedir>${join(CACHE_DIR, 'font-cache')}</cachedir>
</fontconfig>
`;
}

/** Returns an environment in which engines see only Roboto and a font for Hindi, so that pictures match on all machines. */
export function fontEnvironment(): { FONTCONFIG_PATH: string; FONTCONFIG_FILE: string } {
  const dir = cachedDir(`fonts-${FONTS.map(packageVersion).join('-')}`, (target) => {
    writeFileSync(join(target, 'fonts.conf'), fontsConf());
  });
  return { FONTCONFIG_PATH: dir, FONTCONFIG_FILE: join(dir, 'fonts.conf') };
}
