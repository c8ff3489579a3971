import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './build/settings.ts';
import { USUAL } from './deploy/askHost.ts';
import { readArguments } from './deploy/commandLine.ts';
import { readBuild, readFacts } from './deploy/readBuild.ts';
import { type Finding, verifyHost } from './deploy/verifyHost.ts';
import { verifyService } from './deploy/verifyService.ts';

const print = (findings: readonly Finding[]): void => {
  for (const { asked, problems } of findings) {
    console.log(`\n${asked}`);
    for (const problem of problems) console.log(`  the answer ${problem}`);
  }
  if (findings.some(({ problems }) => problems.some((problem) => /certificate/i.test(problem))))
    console.log('\nNote: a host with a certificate of your own needs --ca and the file of that certificate.');
};

const verify = async (): Promise<number> => {
  const { origin, folder, caFile } = readArguments(process.argv.slice(2));
  const from = resolve(root, folder);
  const limits = caFile ? { ...USUAL, ca: readFileSync(resolve(caFile)) } : USUAL;
  const facts = readFacts(from);
  const host = await verifyHost(origin, readBuild(from), limits);
  const service = await verifyService(origin, facts.readCall, limits);
  const findings = [...host.findings, ...service.filter(({ problems }) => problems.length)];
  print(findings);
  for (const note of host.notes) console.log(`\nNote: ${note}`);
  const count = `${host.questions + service.length} questions to ${origin.origin}`;
  const result = findings.length ? `${findings.length} answers differ` : `all as build ${facts.id} was made`;
  console.log(`\n${count}: ${result}`);
  return findings.length ? 1 : 0;
};

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
