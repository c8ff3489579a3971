import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BuildError } from './build/buildError.ts';
import { orExit } from './build/orExit.ts';
import { loadAdapter } from './build/readAdapter.ts';
import { brandFolderOf, readBrand } from './build/readBrand.ts';
import { root } from './build/root.ts';
import { ACCOUNT_FORM, type Account, exampleAccount, readAccount } from './conform/account.ts';
import { type Asked, readArguments } from './conform/commandLine.ts';
import { conform } from './conform/conform.ts';
import { exitCodeOf, hintOf, summaryOf, written } from './conform/formats.ts';

const SANDBOX = join(root, 'scripts/conform/sandbox.json');
const NOTHING_ASKED = 2;
const FILL_IN = 'an account to fill in; leave out what you do not need, and name it by --account';

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

const makeFile = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, '');
};

// Of what goes into a file, a line says what it is.
const put = (text: string, outFile: string | undefined, said: string): void => {
  if (outFile === undefined) return void console.log(text);
  makeFile(resolve(outFile));
  writeFileSync(resolve(outFile), `${text}\n`);
  console.log(`${outFile}: ${said}`);
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
  // A slip there is told before a call is paid or signed with, of which the report would be lost.
  if (asked.outFile !== undefined) makeFile(resolve(asked.outFile));
  const report = await conform({ ...asked, account, brand, adapter });
  put(written(report, asked.format), asked.outFile, summaryOf(report));
  const hint = hintOf(report);
  if (hint) console.error(hint);
  return exitCodeOf(report);
};

await orExit(async () => {
  const asked = readArguments(process.argv.slice(2));
  if (asked.kind === 'example') put(JSON.stringify(exampleAccount, null, 2), asked.outFile, FILL_IN);
  else process.exitCode = await run(asked);
}, NOTHING_ASKED);
