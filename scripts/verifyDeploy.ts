import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './build/root.ts';
import { USUAL } from './deploy/askHost.ts';
import { hostOf, readArguments } from './deploy/commandLine.ts';
import { describeBuilds } from './deploy/deployedBuilds.ts';
import { describeFindings } from './deploy/describeFindings.ts';
import { readBuild, readFacts } from './deploy/readBuild.ts';
import { type Finding, hintOf, problemOfReach, verifyHost } from './deploy/verifyHost.ts';
import { verifyService } from './deploy/verifyService.ts';

const print = (findings: readonly Finding[], namesAll: boolean): void => {
  for (const line of describeFindings(findings, namesAll)) console.log(line);
  const hint = hintOf(findings);
  if (hint) console.log(`\nNote: ${hint}`);
};

const differences = (count: number): string => (count === 1 ? '1 answer differs' : `${count} answers differ`);

const verify = async (): Promise<number> => {
  const { origin: asked, folder, caFile, namesAll } = readArguments(process.argv.slice(2));
  const from = resolve(root, folder);
  const limits = caFile ? { ...USUAL, ca: readFileSync(resolve(caFile)) } : USUAL;
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

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
