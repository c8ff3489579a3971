import { parseArgs } from 'node:util';

/** What the command was asked: where the host is, and which build it should answer. */
export interface Asked {
  readonly origin: URL;
  readonly folder: string;
  /** A file with the certificate that the host is known by, where nobody else vouches for it. */
  readonly caFile: string | undefined;
}

const USAGE = 'npm run verify-deploy -- https://where.the.pages.are [--dir dist] [--ca certificate.pem]';

const parse = (given: readonly string[]) => {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { dir: { type: 'string', default: 'dist' }, ca: { type: 'string' } },
    });
  } catch {
    throw new Error(USAGE);
  }
};

/** Reads the arguments; throws with how to call the command where they are not understood. */
export const readArguments = (given: readonly string[]): Asked => {
  const { values, positionals } = parse(given);
  const [address = '', ...more] = positionals;
  if (!values.dir || more.length || !URL.canParse(address)) throw new Error(USAGE);
  const origin = new URL(address);
  if (!/^https?:$/.test(origin.protocol) || origin.pathname !== '/' || origin.search) {
    throw new Error(`${USAGE}\nThe pages stand at the root of their host: name it without a path.`);
  }
  return { origin, folder: values.dir, caFile: values.ca };
};
