import { resolve } from 'node:path';
import { BuildError } from './build/buildError.ts';
import { orExit, readArgs } from './build/command.ts';
import { askHost } from './deploy/askHost.ts';
import { describeBuilds, describeFindings } from './deploy/describeFindings.ts';
import { readBuild } from './deploy/readBuild.ts';
import { type Finding, find, verifyHost } from './deploy/verifyHost.ts';

const CALLED_WRONGLY = 2;

const USAGE = 'npm run verify-deploy -- https://where.the.pages.are [--dir dist] [--all]';

const options = {
  dir: { type: 'string', default: 'dist' },
  all: { type: 'boolean', default: false },
} as const;

// Every page is asked with a query of its own.
const hostIn = (address: string): URL => {
  if (/^https?:\/\/[^?@]+$/i.test(address) && URL.canParse(address)) return new URL(address);
  throw new BuildError(`"${address}" is not the https:// (or http://) address of a host.\n${USAGE}`);
};

const verify = async (): Promise<number> => {
  const { values, positionals } = readArgs({ allowPositionals: true, options }, USAGE);
  if (positionals.length !== 1) throw new BuildError(USAGE);
  const { origin, pathname } = hostIn(positionals[0] ?? '');
  const build = readBuild(resolve(values.dir));
  if (!build.isWhole)
    throw new BuildError(
      'This build is not whole: it was stopped, was made with PAGES or ADAPTER, or is that of npm start.',
    );
  if (build.isSample) console.log(`This build, of ${build.brand}, shows borrowers what belongs to a sample.`);
  const path = pathname.replace(/\/$/, '');
  if (path && path !== build.basePath)
    throw new BuildError(
      `The pages of this build are below "${build.basePath}/", not below "${path}/": BASE_PATH decides.`,
    );
  const print = (found: readonly Finding[]): void => console.log(describeFindings(found, values.all).join('\n'));
  // Otherwise every address would have the same problem, each after seconds.
  const reach = await find({ asked: origin, run: async () => (await askHost(new URL(origin))) && [] });
  if (reach.problems.length) {
    print([reach]);
    return 1;
  }
  const { builds, findings, questions } = await verifyHost(new URL(origin), build);
  print(findings);
  console.log(`\n${describeBuilds(builds, build.id)}`);
  const result = findings.length ? `${findings.length} with a problem` : 'each is as the build promises';
  console.log(`\n${questions} answers of ${origin}: ${result}`);
  return findings.length ? 1 : 0;
};

await orExit(async () => {
  process.exitCode = await verify();
}, CALLED_WRONGLY);
