import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { root } from './build/settings.ts';
import { sbomOf } from './sbom/sbomOf.ts';

const file = resolve(root, process.argv[2] ?? '.cache/sbom.json');
const sbom = sbomOf(root);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${sbom.components.length} packages, as CycloneDX ${sbom.specVersion}: ${relative(process.cwd(), file)}`);
