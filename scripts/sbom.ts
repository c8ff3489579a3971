import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { NOTICES, noticesOf } from './build/notices.ts';
import { orExit } from './build/orExit.ts';
import { assertNoMore, readArgs } from './build/readArgs.ts';
import { root } from './build/root.ts';
import { licencesOf, sbomOf, shippedIn } from './sbom/sbomOf.ts';

// What is in a release, in one command: the bill of materials of all packages, and the licences of those that ship.
await orExit(async () => {
  const usage = 'npm run sbom -- [sbom.json]';
  const { positionals } = readArgs({ allowPositionals: true, options: {} }, usage);
  const [to = '.cache/sbom/sbom.json', ...more] = positionals;
  assertNoMore(more, usage);
  const file = resolve(root, to);
  const sbom = sbomOf(root);
  const shipped = shippedIn(sbom);
  const notices = join(dirname(file), NOTICES);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  writeFileSync(notices, noticesOf(shipped.map(({ name }) => name)));
  const here = (path: string): string => relative(process.cwd(), path);
  console.log(`${sbom.components.length} packages, as CycloneDX ${sbom.specVersion}: ${here(file)}`);
  console.log(`${shipped.length} of them may reach borrowers (scope "required"); their licences: ${here(notices)}\n`);
  for (const component of shipped) console.log(`  ${component.name} ${component.version}  ${licencesOf(component)}`);
});
