import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { assertNoSamples, brandFolderOf, loadBrand, readBrand } from './readBrand.ts';
import { root } from './root.ts';

const inFolder = folderForEachTest();

const write = (source: string): void => writeFileSync(inFolder('brand.ts'), source);

/** A brand like the default one, but for these lines. */
const writeLike = (lines: string): void =>
  write(`import { brand as base } from '${root}/shared/brand/brands/default/brand.ts';

export const brand = {
  ...base,
  ${lines}
};
`);

describe('The brand that is asked for', () => {
  it('lies in the project or in any other folder', () => {
    write('');
    expect(brandFolderOf({})).toBe(join(root, 'shared/brand/brands/default'));
    expect(brandFolderOf({ BRAND: 'ph' })).toBe(join(root, 'shared/brand/brands/ph'));
    expect(brandFolderOf({ BRAND_DIR: inFolder() })).toBe(inFolder());
  });

  it.each([
    [{ BRAND: '../ph' }, 'There is no brand "../ph"; there are: adapted, default, ph.'],
    [{ BRAND: 'ph', BRAND_DIR: '/x' }, 'only one of them can be built'],
  ])('is told in one line where there is none: %j', (env, message) => {
    expect(() => brandFolderOf(env)).toThrow(message);
  });
});

describe('A brand that cannot be built', () => {
  it.each([
    ['a misspelt export', 'export const brnd = {};', /brand\.ts has to export an object "brand"; it exports brnd\.$/],
    ['a file without exports', '', /it exports nothing\.$/],
    [
      'an import of nothing',
      "import { x } from './x.ts';\nexport const brand = { x };",
      /brand\.ts:1 cannot be read: Could not resolve '\.\/x\.ts'/,
    ],
    ['code that throws', 'export const brand = { id: noSuchName };', /cannot be read: noSuchName is not defined$/],
  ])('is told in one line: %s', async (_, source, message) => {
    write(source);
    const error = await loadBrand(inFolder()).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'BuildError', message: expect.stringMatching(message) });
    expect((error as Error).message).not.toContain('\n');
  });

  it('names a file whose name no host could be told of', async () => {
    writeLike("id: 'acme',");
    mkdirSync(inFolder('public/images'), { recursive: true });
    const odd = ['a(1).png', 'a;b.txt', 'a{2}.txt', 'terms of loan.pdf'];
    for (const name of [...odd, '.DS_Store', 'own-1.png']) writeFileSync(inFolder('public/images', name), '');
    const error = String(await readBrand(inFolder()).catch((thrown: Error) => thrown.message));
    expect(error.match(/[^/]+(?= cannot be served)/g)?.sort()).toEqual(odd);
  });
});

describe('What a brand has of the samples', () => {
  it('keeps it from being published, each with its key, where it does not say ALLOW_SAMPLES', async () => {
    writeLike("id: 'acme', name: 'Acme',");
    const source = await readBrand(inFolder());
    expect(() => assertNoSamples(source, {})).toThrow(/brand\.ts {2}company\.legalName is still a sample: "Sample/);
    expect(() => assertNoSamples(source, { ALLOW_SAMPLES: '1' })).not.toThrow();
    expect(() => assertNoSamples(source, { ALLOW_SAMPLES: 'false' })).toThrow(
      /^ALLOW_SAMPLES is "false"; it has to be/,
    );
  });
});

describe('An adapter', () => {
  const RESPONSE = 'export const adaptResponse = (_, { body }) => body;';

  it.each([
    [
      `export const adaptRequest = '/x';\n${RESPONSE}`,
      /adapter\.ts {2}Type 'string' is not assignable to type 'AdaptReq/,
    ],
    ['export const adaptRequest = ;', /adapter\.ts:1 {2}Expression expected/],
  ])('that is none is told by its file: %s', async (source, message) => {
    writeLike("id: 'acme',");
    writeFileSync(inFolder('adapter.ts'), source);
    await expect(readBrand(inFolder())).rejects.toThrow(message);
    writeFileSync(inFolder('adapter.ts'), `export const adaptRequest = (_, standard) => standard;\n${RESPONSE}`);
    expect((await readBrand(inFolder())).adapter).toBeDefined();
  });
});
