import { BuildError } from '../build/buildError.ts';
import { readArgs } from '../build/readArgs.ts';

/** The parsed arguments: the host, and the folder of the build that it should serve. */
export interface Asked {
  /** The host, with the path of the pages if it was given. */
  readonly origin: URL;
  readonly folder: string;
  /** A file with the certificate to trust, if the host's certificate is private. */
  readonly caFile: string | undefined;
  /** Whether to list every response with a problem, instead of the first few. */
  readonly namesAll: boolean;
}

const USAGE = 'npm run verify-deploy -- https://where.the.pages.are [--dir dist] [--ca certificate.pem] [--all]';

const wrongly = (reason: string): BuildError => new BuildError(`${reason}\n${USAGE}`);

const options = {
  dir: { type: 'string', default: 'dist' },
  ca: { type: 'string' },
  all: { type: 'boolean', default: false },
} as const;

/** @returns why an address is not that of a host; undefined if it is. */
const problemOf = (address: string): string | undefined => {
  if (!address) return 'No host is named.';
  if (!/^https?:\/\//i.test(address)) return `"${address}" does not begin with https:// (or http://).`;
  if (!URL.canParse(address)) return `"${address}" is no address.`;
  const { search, username } = new URL(address);
  if (username) return 'The address has a name and a password, which would not be sent.';
  return search ? `"${address}" has a query, and every page is asked with one of its own.` : undefined;
};

/**
 * @returns the address of the host without the path.
 * @throws BuildError if the path is not the base path of the build: other pages would be compared with it.
 */
export const hostOf = ({ origin, pathname }: URL, basePath: string): URL => {
  const path = pathname.replace(/\/$/, '');
  if (!path || path === basePath) return new URL(origin);
  const place = basePath ? `below ${basePath}` : 'at the root of their host';
  throw wrongly(`The pages of this build stand ${place}, not below ${path}: BASE_PATH says where.`);
};

/** Parses the arguments. @throws BuildError with the reason and the usage of the command if they are not valid. */
export const readArguments = (given: readonly string[]): Asked => {
  const { values, positionals } = readArgs({ args: [...given], allowPositionals: true, options }, USAGE);
  const [address = '', ...more] = positionals;
  if (more.length) throw wrongly(`More is named than one host: ${more.join(' ')}`);
  const problem = values.dir ? problemOf(address) : '--dir names no folder.';
  if (problem) throw wrongly(problem);
  return { origin: new URL(address), folder: values.dir, caFile: values.ca, namesAll: values.all };
};
