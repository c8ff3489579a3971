import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CallName } from '../shared/api/allEndpoints.ts';
import { BuildError } from './build/buildError.ts';
import { callNames } from './build/calls.ts';
import { orExit, readArgs } from './build/command.ts';
import { loadAdapter } from './build/readAdapter.ts';
import { root } from './build/root.ts';
import { isOwnMachine, readSettings } from './build/settings.ts';
import { type Account, readAccount } from './conform/account.ts';
import { conform, exitCodeOf, written } from './conform/conform.ts';

const USAGE = [
  'npm run conform -- https://my.host/api --account account.json [--only readOrder,readPeriodPlan] [--pages https://my.host] [--write]',
  '  --account file  the borrower to call as: scripts/conform/README.md shows one. Default, on this machine only: a borrower of the sandbox',
  '  --only a,b      only these calls',
  '  --pages origin  whether pages of this other origin may make the calls (CORS)',
  '  --write         also calls that change something: they pay, sign and complain as this borrower',
].join('\n');

const NOTHING_ASKED = 2;

const options = {
  account: { type: 'string' },
  only: { type: 'string', default: '' },
  pages: { type: 'string' },
  write: { type: 'boolean', default: false },
} as const;

const readBase = ([address = '', ...more]: readonly string[]): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (more.length || !url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new BuildError(`Name one address: https:// (or http://), no query, no name or password.\n${USAGE}`);
  return address.replace(/\/$/, '');
};

const isCall = (name: string): name is CallName => callNames.some((known) => known === name);

const readOnly = (only: string): readonly CallName[] => {
  const names = only.split(',').filter(Boolean);
  const strange = names.filter((name) => !isCall(name));
  if (strange.length)
    throw new BuildError(`There is no call ${strange.join(', ')}. There are:\n  ${callNames.join(', ')}`);
  return names.filter(isCall);
};

const accountIn = (file: string | undefined, base: string): Account => {
  if (file === undefined && !isOwnMachine(new URL(base).hostname)) throw new BuildError(`Name an account.\n${USAGE}`);
  return readAccount(readFileSync(file ?? join(root, 'scripts/conform/sandbox.json'), 'utf8'));
};

await orExit(async () => {
  const { values, positionals } = readArgs({ allowPositionals: true, options }, USAGE);
  const base = readBase(positionals);
  const only = readOnly(values.only);
  const pages = values.pages === undefined ? undefined : new URL(readBase([values.pages])).origin;
  const account = accountIn(values.account && resolve(values.account), base);
  const { brand, adapter: files } = await readSettings();
  const adapter = files ? await loadAdapter(files) : undefined;
  // The pages have it from their build.
  Object.assign(globalThis, { __API_BASE__: base });
  const given = { base, account, brand, adapter, only, pages, asksWrites: values.write };
  const reports = await conform(given);
  console.log(written(reports, given));
  process.exitCode = exitCodeOf(reports);
}, NOTHING_ASKED);
