import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../build/root.ts';
import { folderForAllTests, folderForEachTest } from '../testing/temporaryFolder.ts';
import { licencesOf, type Sbom, sbomOf, shippedIn } from './sbomOf.ts';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
}

describe('The bill of materials', () => {
  const inFolder = folderForAllTests();
  const inOther = folderForEachTest();
  let sbom: Sbom;
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: { readonly [path: string]: Locked };
  };

  // No packages installed and no registry reachable: the two files must be enough.
  beforeAll(() => {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), inFolder(file));
    writeFileSync(inFolder('.npmrc'), 'registry=http://127.0.0.1:9/\nfetch-retries=0\n');
    sbom = sbomOf(inFolder());
  });

  it('is CycloneDX, and of this app, wherever it lies', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) });
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Locked;
    expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'borrower-web', version });
  });

  it('names every package of the lock file, in each of its versions, with the hash that it is installed by', () => {
    const locked = Object.entries(lock.packages).flatMap(([path, { version, integrity }]) =>
      path ? [{ key: `${path.replace(/.*node_modules\//, '')}@${version}`, integrity: integrity ?? '' }] : [],
    );
    const named = new Map(sbom.components.map((component) => [`${component.name}@${component.version}`, component]));
    expect(locked.length).toBeGreaterThan(400);
    expect([...named.keys()].sort()).toEqual([...new Set(locked.map(({ key }) => key))].sort());
    for (const { key, integrity } of locked) {
      const hash = named.get(key)?.hashes?.find(({ alg }) => alg === 'SHA-512')?.content ?? '';
      expect([key, Buffer.from(hash, 'hex').toString('base64')]).toEqual([key, integrity.replace('sha512-', '')]);
    }
  });

  it('tells what may reach borrowers from what only tools use, each with a licence that lets it ship', () => {
    const shipped = shippedIn(sbom);
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['@nanostores/react', 'nanostores', 'ofetch', 'preact', 'uqr']));
    expect(names).not.toContain('vite');
    expect(names.length).toBeLessThan(sbom.components.length / 10);
    expect(
      shipped.filter((component) => !/^(MIT|ISC|BSD-\d-Clause|Apache-2\.0|0BSD)$/.test(licencesOf(component))),
    ).toEqual([]);
    expect(sbom.components.find(({ name }) => name === 'vite')?.scope).toBe('excluded');
  });

  it('names the licences, by their ids, their names or as an expression', () => {
    expect(licencesOf({ licenses: [{ license: { id: 'MIT' } }, { license: { name: 'Own' } }] })).toBe('MIT AND Own');
    expect(licencesOf({ licenses: [{ expression: '(MIT OR CC0-1.0)' }] })).toBe('(MIT OR CC0-1.0)');
    expect(licencesOf({})).toBe('');
  });

  it('says who needs whom, and names nobody whom it does not describe', () => {
    const known = new Set([sbom.metadata.component, ...sbom.components].map((component) => component['bom-ref']));
    expect(
      sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
    ).toEqual([]);
    const own = sbom.dependencies.find(({ ref }) => ref === sbom.metadata.component['bom-ref']);
    expect(own?.dependsOn.some((ref) => ref.startsWith('preact@'))).toBe(true);
  });

  it('is none where the lock file is another app’s', () => {
    cpSync(join(root, 'package-lock.json'), inOther('package-lock.json'));
    writeFileSync(inOther('package.json'), '{"name":"other","version":"1.0.0","dependencies":{"left-out":"1.0.0"}}');
    expect(() => sbomOf(inOther())).toThrow(/missing: left-out/);
  });
});
