import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { BuildError } from './build/buildError.ts';
import { orExit } from './build/orExit.ts';
import { root } from './build/root.ts';
import { USUAL } from './deploy/askHost.ts';
import { hostOf, readArguments } from './deploy/commandLine.ts';
import { describeBuilds } from './deploy/deployedBuilds.ts';
import { describeFindings } from './deploy/describeFindings.ts';
import { readBuild, readFacts } from './deploy/readBuild.ts';
import { type Finding, hintOf, problemOfReach, verifyHost } from './deploy/verifyHost.ts';
import { verifyService } from './deploy/verifyService.ts';

const CALLED_WRONGLY = 2;

const print = (findings: readonly Finding[], namesAll: boolean): void => {
  for (const line of describeFindings(findings, namesAll)) console.log(line);
  const hint = hintOf(findings);
  if (hint) console.log(`\nNote: ${hint}`);
};

const differences = (count: number): string => (count === 1 ? '1 answer differs' : `${count} answers differ`);

const certificateIn = (file: string): Buffer => {
  const ca = existsSync(file) && statSync(file).isFile() ? readFileSync(file) : Buffer.alloc(0);
  // OpenSSL would leave out in silence what is none.
  if (ca.includes('-----BEGIN CERTIFICATE-----')) return ca;
  throw new BuildError(`--ca names ${file}, in which there is no certificate (PEM).`);
};

const verify = async (): Promise<number> => {
  const { origin: asked, folder, caFile, namesAll } = readArguments(process.argv.slice(2));
  const from = resolve(root, folder);
  const limits = caFile ? { ...USUAL, ca: certificateIn(resolve(caFile)) } : USUAL;
  const facts = readFacts(from);
  const origin = hostOf(asked, facts.basePath);
  const problem = await problemOfReach(origin, limits);
  if (problem) {
    console.log(problem);
    return 1;
  }
  const host = await verifyHost(origin, readBuild(from), limits);
  const service = await verifyService(origin, facts, limits);
  const findings = [...host.findings, ...service.filter(({ problems }) => problems.length)];
  print(findings, namesAll);
  console.log(`\n${describeBuilds(host.builds, facts.id)}`);
  for (const note of host.notes) console.log(`\nNote: ${note}`);
  const count = `${host.questions + service.length} questions to ${origin.origin}`;
  const result = findings.length ? differences(findings.length) : `all as build ${facts.id} was made`;
  console.log(`\n${count}: ${result}`);
  return findings.length ? 1 : 0;
};

await orExit(async () => {
  process.exitCode = await verify();
}, CALLED_WRONGLY);
