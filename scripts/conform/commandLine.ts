import { type CallName, callNames } from '../../shared/api/allEndpoints.ts';
import { BuildError } from '../build/buildError.ts';
import { readArgs } from '../build/readArgs.ts';
import { isOrigin } from './account.ts';
import { FORMATS, type Format } from './formats.ts';

/** The parsed arguments of the command. */
export interface Asked {
  readonly kind: 'conform';
  readonly base: string;
  readonly accountFile: string | undefined;
  readonly only: readonly CallName[];
  readonly asksWrites: boolean;
  readonly format: Format;
  readonly outFile: string | undefined;
  /** A brand's name or folder; undefined for the brand of the environment. */
  readonly brand: string | undefined;
  readonly origin: string | undefined;
  readonly limitMs: number;
}

/** How to call the command. */
export const USAGE = [
  'npm run conform -- https://my.api --account account.json',
  '  --account file  with whom to ask: a session and its order. Without it: a borrower of the sandbox',
  '  --example       writes such a file, to fill in: npm run conform -- --example --out account.json',
  '  --only a,b      these calls alone, such as readOrder,readPeriodPlan',
  '  --write         also the calls that change something: they pay, sign and complain as this borrower',
  '  --origin url    where the pages will stand, if that is another origin: then CORS is asked too',
  '  --brand name    whose paths, hosts and rows count, by name or folder (default: BRAND or BRAND_DIR)',
  '  --timeout s     how long an answer may take (default: 60)',
  `  --format name   ${FORMATS.join(', ')} (default: text)`,
  '  --out file      write the report there, or the example',
  'The address is that of the service, as API_BASE of a build says it, such as https://my.host/api.',
  'Ends with 0 where every answer conforms, 1 where one deviates, 2 where nothing could be asked.',
].join('\n');

const options = {
  account: { type: 'string' },
  only: { type: 'string', default: '' },
  write: { type: 'boolean', default: false },
  origin: { type: 'string' },
  brand: { type: 'string' },
  timeout: { type: 'string', default: '60' },
  format: { type: 'string', default: 'text' },
  out: { type: 'string' },
  example: { type: 'boolean', default: false },
} as const;

const readBase = ([address = '', ...more]: readonly string[]): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (more.length || !url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new BuildError(`Name one service: https:// (or http://), no query, no name or password.\n${USAGE}`);
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

// Node's timers are limited to 24 days; nobody waits longer than an hour.
const MAX_S = 3600;

const isNumber = (seconds: string): boolean =>
  /^\d+(\.\d+)?$/.test(seconds) && Number(seconds) > 0 && Number(seconds) <= MAX_S;

/** Parses the arguments. @throws BuildError with the usage of the command if they are not valid. */
export const readArguments = (
  given: readonly string[],
): Asked | { readonly kind: 'example'; readonly outFile: string | undefined } => {
  const { values, positionals } = readArgs({ args: [...given], allowPositionals: true, options }, USAGE);
  if (values.example) return { kind: 'example', outFile: values.out };
  const { origin, timeout } = values;
  const base = readBase(positionals);
  const only = readOnly(values.only);
  const wrong = (option: keyof typeof values, wanted: string): BuildError =>
    new BuildError(`--${option} is "${values[option]}"; it has to be ${wanted}.`);
  const format = FORMATS.find((one) => one === values.format);
  if (!format) throw wrong('format', FORMATS.join(', '));
  if (origin !== undefined && !isOrigin(origin))
    throw wrong('origin', 'one such as https://pages.example, without a path');
  if (!isNumber(timeout)) throw wrong('timeout', `a number of seconds, up to ${MAX_S}`);
  const { account: accountFile, write: asksWrites, out: outFile, brand } = values;
  const limitMs = Math.ceil(Number(timeout) * 1000);
  return { kind: 'conform', base, accountFile, only, asksWrites, format, outFile, brand, origin, limitMs };
};
