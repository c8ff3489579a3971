import { resolve } from 'node:path';
import { root } from './build/settings.ts';
import { readArguments } from './deploy/commandLine.ts';
import { readBuild } from './deploy/readBuild.ts';
import { type Verdict, verifyHost } from './deploy/verifyHost.ts';

const print = (origin: URL, { questions, findings, notes }: Verdict): void => {
  for (const { asked, problems } of findings) {
    console.log(`\n${asked}`);
    for (const problem of problems) console.log(`  the answer ${problem}`);
  }
  for (const note of notes) console.log(`\nNote: ${note}`);
  const count = `${questions} questions to ${origin.origin}`;
  console.log(`\n${count}: ${findings.length ? `${findings.length} answers differ` : 'all as it was built'}`);
};

const verify = async (): Promise<number> => {
  const { origin, folder } = readArguments(process.argv.slice(2));
  const verdict = await verifyHost(origin, readBuild(resolve(root, folder)));
  print(origin, verdict);
  return verdict.findings.length ? 1 : 0;
};

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
