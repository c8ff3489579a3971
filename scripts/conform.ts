import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BuildError } from './build/buildError.ts';
import { loadAdapter } from './build/readAdapter.ts';
import { brandFolderOf, readBrand } from './build/readBrand.ts';
import { root } from './build/root.ts';
import { ACCOUNT_FORM, type Account, exampleAccount, readAccount } from './conform/account.ts';
import { type Asked, readArguments } from './conform/commandLine.ts';
import { conform } from './conform/conform.ts';
import { exitCodeOf, hintOf, written } from './conform/formats.ts';

const SANDBOX = join(root, 'scripts/conform/sandbox.json');
const NOTHING_ASKED = 2;

const readFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BuildError(`There is no account file ${file}. ${ACCOUNT_FORM}`);
  }
};

const isOwnMachine = (base: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(base).hostname);

const accountOf = ({ accountFile, base, origin }: Asked): Account => {
  if (accountFile === undefined && !isOwnMachine(base))
    throw new BuildError(`Name with whom to ask, by --account and a file. ${ACCOUNT_FORM}`);
  const account = readAccount(readFile(accountFile === undefined ? SANDBOX : resolve(accountFile)));
  return { ...account, ...(origin && { origin }) };
};

const put = (text: string, outFile: string | undefined): void => {
  if (outFile === undefined) console.log(text);
  else {
    mkdirSync(dirname(resolve(outFile)), { recursive: true });
    writeFileSync(resolve(outFile), `${text}\n`);
  }
};

// A path is that of a folder; a bare name one of the project's own brands.
const brandNamed = (brand: string | undefined): NodeJS.ProcessEnv => {
  if (brand === undefined) return process.env;
  return /[/\\]/.test(brand) ? { BRAND_DIR: brand } : { BRAND: brand };
};

const run = async (asked: Asked): Promise<number> => {
  const account = accountOf(asked);
  const { brand, adapterFile } = await readBrand(brandFolderOf(brandNamed(asked.brand)));
  const adapter = adapterFile ? await loadAdapter(adapterFile) : undefined;
  // The pages have it from their build.
  Object.assign(globalThis, { __API_BASE__: asked.base });
  const report = await conform({ ...asked, account, brand, adapter });
  put(written(report, asked.format), asked.outFile);
  const hint = hintOf(report);
  if (hint) console.error(hint);
  return exitCodeOf(report);
};

try {
  const asked = readArguments(process.argv.slice(2));
  if (asked.kind === 'example') put(JSON.stringify(exampleAccount, null, 2), asked.outFile);
  else process.exitCode = await run(asked);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = NOTHING_ASKED;
}
