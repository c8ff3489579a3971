import { execFileSync } from 'node:child_process';

/** A package, as CycloneDX has it. */
export interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly object[];
}

/** A bill of materials in the words of CycloneDX; what is not named here stands in it all the same. */
export interface Sbom {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const NPM = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error'];
const MAX_BYTES = 50_000_000;

/**
 * Every package that a folder's lock file names, by npm's own command: it asks nobody, and needs nothing installed.
 * Throws with npm's words where package.json and the lock file do not fit.
 */
export const sbomOf = (folder: string): Sbom => {
  const text = execFileSync('npm', NPM, { cwd: folder, encoding: 'utf8', maxBuffer: MAX_BYTES });
  const sbom = JSON.parse(text) as Sbom;
  // npm names the whole after the folder that it lies in.
  const { metadata } = sbom;
  const name = metadata.component['bom-ref'].replace(/@[^@]*$/, '');
  return { ...sbom, metadata: { ...metadata, component: { ...metadata.component, name } } };
};
