/** What the command was asked: where the host is, and which build it should answer. */
export interface Asked {
  readonly origin: URL;
  readonly folder: string;
}

const USAGE = 'npm run verify-deploy -- https://where.the.pages.are [--dir dist]';

/** Reads the arguments; throws with how to call the command where they are not understood. */
export const readArguments = (given: readonly string[]): Asked => {
  const at = given.indexOf('--dir');
  const folder = at < 0 ? 'dist' : given[at + 1];
  const [address = '', ...more] = given.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  if (!folder || more.length || !URL.canParse(address)) throw new Error(USAGE);
  const origin = new URL(address);
  if (!/^https?:$/.test(origin.protocol) || origin.pathname !== '/' || origin.search) {
    throw new Error(`${USAGE}\nThe pages stand at the root of their host: name it without a path.`);
  }
  return { origin, folder };
};
