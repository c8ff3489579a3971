import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package, as CycloneDX has it. */
export interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly object[];
  /** `required` where its code may reach borrowers, `excluded` where only tools and tests use it. */
  readonly scope?: 'required' | 'excluded';
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

// npm marks as of development what a tool needs too: preact itself. So what ships is followed from the app's own dependencies.
const shippedFrom = ({ components, dependencies }: Sbom, own: readonly string[]): ReadonlySet<string> => {
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const shipped = new Set<string>();
  const add = (ref: string): void => {
    if (shipped.has(ref)) return;
    shipped.add(ref);
    needs.get(ref)?.forEach(add);
  };
  for (const { name, 'bom-ref': ref } of components) if (own.includes(name)) add(ref);
  return shipped;
};

const ownDependencies = (folder: string): readonly string[] => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly dependencies?: object;
  };
  return Object.keys(dependencies);
};

/** What may reach borrowers: the packages of `dependencies` and what those need. */
export const shippedIn = ({ components }: Pick<Sbom, 'components'>): readonly Component[] =>
  components.filter(({ scope }) => scope === 'required');

/** The names of a package's licences, as SPDX has them; empty where it states none. */
export const licencesOf = ({ licenses = [] }: Pick<Component, 'licenses'>): string =>
  (
    licenses as readonly {
      readonly license?: { readonly id?: string; readonly name?: string };
      readonly expression?: string;
    }[]
  )
    .map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '')
    .filter(Boolean)
    .join(' AND ');

/**
 * Every package that a folder's lock file names, by npm's own command: it asks nobody, and needs nothing installed.
 * Throws with npm's words where package.json and the lock file do not fit.
 */
export const sbomOf = (folder: string): Sbom => {
  const text = execFileSync('npm', NPM, { cwd: folder, encoding: 'utf8', maxBuffer: MAX_BYTES });
  const sbom = JSON.parse(text) as Sbom;
  const shipped = shippedFrom(sbom, ownDependencies(folder));
  // npm names the whole after the folder that it lies in.
  const { metadata } = sbom;
  const name = metadata.component['bom-ref'].replace(/@[^@]*$/, '');
  const components = sbom.components.map(
    (component): Component => ({ ...component, scope: shipped.has(component['bom-ref']) ? 'required' : 'excluded' }),
  );
  return { ...sbom, components, metadata: { ...metadata, component: { ...metadata.component, name } } };
};
