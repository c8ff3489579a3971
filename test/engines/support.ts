import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackTarBrotli } from './archive.ts';
import { CACHE_DIR, cachedDir, packageDir, packageVersion } from './paths.ts';

const SQLITE = 'libsqlite3.so.0';

/** A folder with the shared libraries (NSS, NSPR, expat, SQLite) that a bare machine lacks. */
export function bundledLibraries(): string {
  const dir = cachedDir(`libraries-${packageVersion('@sparticuz/chromium')}`, (target) => {
    unpackTarBrotli(join(packageDir('@sparticuz/chromium'), 'bin/al2023.tar.br'), target);
    unpackTarBrotli(join(packageDir('chromium-84'), 'bin/aws.tar.br'), target, (path) => path.endsWith(SQLITE));
  });
  return join(dir, 'lib');
}

function fontsConf(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${packageDir('@expo-google-fonts/roboto')}</dir>
  <cachedir>${join(CACHE_DIR, 'font-cache')}</cachedir>
</fontconfig>
`;
}

/** Environment that gives every engine Roboto and nothing else, so that pictures match on all machines. */
export function fontEnvironment(): { FONTCONFIG_PATH: string; FONTCONFIG_FILE: string } {
  const dir = cachedDir(`fonts-${packageVersion('@expo-google-fonts/roboto')}`, (target) => {
    writeFileSync(join(target, 'fonts.conf'), fontsConf());
  });
  return { FONTCONFIG_PATH: dir, FONTCONFIG_FILE: join(dir, 'fonts.conf') };
}
