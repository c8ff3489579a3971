import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from '../build/root.ts';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { runBrand } from './runBrand.ts';

const inFolder = folderForEachTest();
let printed: string[];
beforeEach(() => {
  printed = [];
});

const run = (...args: string[]): Promise<boolean> => runBrand(args, {}, (line) => printed.push(line));
const acme = (): string => inFolder('acme');
const source = (): string => readFileSync(join(acme(), 'brand.ts'), 'utf8');

/** The new brand with the lender's own values in place of the samples. */
const withOwnValues = (source: string): string =>
  source
    .replace("'¤'", "'CHF\u00a0'")
    .replace(/logo: '.*'/, "logo: 'M4 4h16v16H4z'")
    .replace(/\+000/g, '+41')
    .replace(/\(sample\)/g, 'AG')
    .replace(/\n.*isSample: true,/, '')
    .replace(/pattern: '.*?'/, "pattern: '^9\\\\d{8}$$'")
    .replace(/example\.acme/g, 'ch.acme')
    .replace(/acme\.example/g, 'acme.ch');

const all = (): string => printed.join('\n');

/** What is said of a new brand with another source: whether it can be published, and all that is printed. */
const checkedAs = async (change: (source: string) => string): Promise<boolean> => {
  await run('new', 'acme', acme());
  writeFileSync(join(acme(), 'brand.ts'), change(source()));
  printed = [];
  return run('check', acme());
};

const lineOf = (word: string): number =>
  source()
    .split('\n')
    .findIndex((text) => text.includes(word)) + 1;

// Each runs the formatter and the bundler, on a machine that does other things too.
const RUNNING_MS = 60_000;

describe('A lender who starts a brand', { timeout: RUNNING_MS }, () => {
  it('gets one that can be built, and a list of what is still a sample, by key and line', async () => {
    expect(await run('new', 'acme', acme(), '--languages', 'en,hi')).toBe(true);
    expect(all()).toMatch(/acme\/brand\.ts:\d+ {2}company\.grievanceOfficer is still a sample/);
    expect(all()).not.toContain('It cannot be built');
    expect(existsSync(join(acme(), 'public/images'))).toBe(true);
    expect(all()).toContain('images/share.png (1200 x 630)');
    expect(source()).toContain("languages: ['en', 'hi']");
    for (const path of ['servicePhone', 'whatsapp', 'currencySign', 'phone.pattern'])
      expect(all()).toContain(`${path} is still a sample: "`);
    expect(all()).toMatch(/brand\.ts:\d+ {2}terms\.isSample says that the terms are still a sample/);
  });

  it('can check a folder outside the project in an editor, which reports a misspelt key and nothing else', async () => {
    await run('new', 'acme', acme());
    const check = () =>
      spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', acme()], { cwd: acme(), encoding: 'utf8' }).stdout;
    // A component from npm brings React along, without its types.
    mkdirSync(join(acme(), 'node_modules/react'), { recursive: true });
    writeFileSync(join(acme(), 'node_modules/react/jsx-runtime.js'), 'module.exports = {};');
    expect(check()).toBe('');
    writeFileSync(join(acme(), 'brand.ts'), source().replace('servicePhone:', 'servicephone:'));
    const found = check();
    expect(found).toContain("'servicephone' does not exist in type 'Brand'");
    expect(found.match(/error TS/g)).toHaveLength(1);
  });

  it('can add a language that the app does not have, and learns how many texts it lacks, including those of the examples', async () => {
    await run('new', 'acme', acme(), '--languages', 'es,en,fil,id,zh,hi');
    const missing =
      /The language es lacks (\d+) of \1 texts, such as [\w.]+: "BRAND_DIR=.*acme npx tsx scripts\/texts\.ts export es > es\.xlf"/;
    const texts = missing.exec(all())?.[1];
    cpSync(join(acme(), 'example'), acme(), { recursive: true });
    printed = [];
    await run('check', acme());
    expect(Number(missing.exec(all())?.[1])).toBeGreaterThan(Number(texts));
    expect(all().match(/language \w+ lacks/g)).toEqual(['language es lacks']);
    printed = [];
    writeFileSync(join(acme(), 'i18n/es.ts'), "export const es = { repay: { title: ' ', titel: 'Pagar' } };");
    await run('check', acme());
    // A blank text is none.
    expect(missing.test(all())).toBe(true);
    expect(all()).toContain('i18n/es.ts:1  repay.titel has a slip: English has no such text');
  });

  it('learns of a size limit without a reason, and of pages and adapters for what does not exist', async () => {
    await run('new', 'acme', acme());
    mkdirSync(join(acme(), 'adapter'));
    const asIs = 'export const adaptRequest = (_, all) => all;\nexport const adaptResponse = (_, { body }) => body;';
    writeFileSync(join(acme(), 'adapter/readOrdr.ts'), asIs);
    writeFileSync(join(acme(), 'sizes.ts'), "export const sizes = { repay: { bytes: 26_000, reason: '' } };");
    writeFileSync(
      join(acme(), 'brand.ts'),
      source().replace('showsLoanCost', "pages: { promo: false, home: 'hom' },\n  showsLoanCost"),
    );
    printed = [];
    expect(await run('check', acme())).toBe(false);
    for (const told of [
      'adapter/readOrdr.ts is of no call: ',
      'sizes.ts: repay has to be a page, with its bytes and a reason.',
      '  pages.promo is no page',
      '  pages.home must be a page that the brand has, or false',
    ])
      expect(all()).toContain(told);
  });

  it('learns that it can be published once every sample is replaced, and not before', async () => {
    expect(await checkedAs((source) => source)).toBe(false);
    writeFileSync(join(acme(), 'brand.ts'), withOwnValues(source()));
    printed = [];
    await run('check', acme());
    expect(printed).toEqual(['The brand "acme" can be published.']);
  });

  it('learns that the project’s own brands are samples', async () => {
    await run('check', join(root, 'shared/brand/brands/default'));
    expect(printed).toEqual(['The brand "default" is a sample of the project, for nobody to borrow from.']);
  });

  it('learns of every value of another type first, with its line, and of a key that there is none of', async () => {
    const withSlips = (source: string): string => source.replace('percentPerDay: 4', 'percentPerDya: 4');
    await expect(checkedAs(withSlips)).rejects.toThrow(
      /brand\.ts:\d+ {2}Object literal .*'percentPerDya' does not exist .* Did you mean to write 'percentPerDay'\?/,
    );
    writeFileSync(
      join(acme(), 'brand.ts'),
      source()
        .replace('percentPerDya', 'percentPerDay')
        .replace(/ email: .*/, ''),
    );
    writeFileSync(join(acme(), 'sizes.ts'), 'export const sizes = { repay: 26_000 };');
    await expect(run('check', acme())).rejects.toThrow(
      /brand\.ts:\d+ {2}Property 'email' is missing in type .*\n.*sizes\.ts {2}Type '{ repay: number; }' is not assignable/,
    );
  });

  it('learns of all other mistakes at once: values, and texts that the app does not have', async () => {
    const texts = "texts: { en: { repay: { titel: 'Pay' }, loanDetail: { days: 'x', scoreTitle: 'x' } }, hi: {} },";
    const withSlips = (source: string): string =>
      source.replace(/email: '.*'/, "email: 'x'").replace('showsLoanCost', `${texts}\n  showsLoanCost`);
    expect(await checkedAs(withSlips)).toBe(false);
    for (const told of [
      'email must be an e-mail address',
      `brand.ts:${lineOf('titel')}  texts.en.repay.titel has a slip: English has no such text`,
      'texts.en.loanDetail.scoreTitle has a slip: English has no such text; did you mean orderRest.scoreTitle?',
      'texts.hi is not among the languages of the brand',
    ])
      expect(all()).toContain(told);
  });

  it.each([
    [['new', 'Acme'], 'A brand has an id and languages of lower-case letters and digits'],
    [['new', 'acme', '--languages', 'Spanish'], 'A brand has an id and languages of lower-case letters'],
    [['new'], 'npm run brand -- new <id> <folder>'],
    [['check', '/nowhere'], 'BRAND_DIR is "/nowhere"'],
    [['paint'], 'npm run brand -- check'],
    [['check', '/nowhere', 'extra'], 'npm run brand -- check'],
    [['new', 'acme', 'extra', 'more'], 'npm run brand -- new <id>'],
  ])('learns what is wrong with %j, and nothing is created', async (args, message) => {
    const [command = '', id = '', ...rest] = args;
    const whole = command === 'new' && id ? [command, id, acme(), ...rest] : args;
    await expect(run(...whole)).rejects.toThrow(message);
    expect(existsSync(acme())).toBe(false);
  });

  it('never has an existing brand overwritten', async () => {
    await run('new', 'acme', acme());
    await expect(run('new', 'acme', acme())).rejects.toThrow('is there already');
  });
});
