import { BuildError } from '../build/buildError.ts';
import { readArgs } from '../build/readArgs.ts';

/** What the command was asked: where the host is, and which build it should answer. */
export interface Asked {
  /** The host, and the path of the pages where it was named too. */
  readonly origin: URL;
  readonly folder: string;
  /** A file with the certificate that the host is known by, where nobody else vouches for it. */
  readonly caFile: string | undefined;
  /** Whether every answer with a problem is named, and not the first few alone. */
  readonly namesAll: boolean;
}

const USAGE = 'npm run verify-deploy -- https://where.the.pages.are [--dir dist] [--ca certificate.pem] [--all]';

const wrongly = (reason: string): BuildError => new BuildError(`${reason}\n${USAGE}`);

const options = {
  dir: { type: 'string', default: 'dist' },
  ca: { type: 'string' },
  all: { type: 'boolean', default: false },
} as const;

/** Why the address that was named is none of a host; undefined where it is one. */
const problemOf = (address: string): string | undefined => {
  if (!address) return 'No host is named.';
  if (!/^https?:\/\//i.test(address)) return `"${address}" does not begin with https:// (or http://).`;
  if (!URL.canParse(address)) return `"${address}" is no address.`;
  const { search, username } = new URL(address);
  if (username) return 'The address has a name and a password, which would not be sent.';
  return search ? `"${address}" has a query, and every page is asked with one of its own.` : undefined;
};

/**
 * The host alone.
 * @throws BuildError where a path is named below which the build's pages do not stand: it would compare other pages with them.
 */
export const hostOf = ({ origin, pathname }: URL, basePath: string): URL => {
  const path = pathname.replace(/\/$/, '');
  if (!path || path === basePath) return new URL(origin);
  const place = basePath ? `below ${basePath}` : 'at the root of their host';
  throw wrongly(`The pages of this build stand ${place}, not below ${path}: BASE_PATH says where.`);
};

/** Reads the arguments. @throws BuildError with the reason and how to call the command where they are not understood. */
export const readArguments = (given: readonly string[]): Asked => {
  const { values, positionals } = readArgs({ args: [...given], allowPositionals: true, options }, USAGE);
  const [address = '', ...more] = positionals;
  if (more.length) throw wrongly(`More is named than one host: ${more.join(' ')}`);
  const problem = values.dir ? problemOf(address) : '--dir names no folder.';
  if (problem) throw wrongly(problem);
  return { origin: new URL(address), folder: values.dir, caFile: values.ca, namesAll: values.all };
};
