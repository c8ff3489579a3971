import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackTarBrotli } from './archive.ts';
import { CACHE_DIR, cachedDir, packageDir, packageVersion } from './paths.ts';

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
