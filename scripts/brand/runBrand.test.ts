import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../build/root.ts';
import { runBrand } from './runBrand.ts';

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  printed = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]): Promise<boolean> => runBrand(args, {}, (line) => printed.push(line));
const acme = (): string => join(folder, 'acme');
const source = (): string => readFileSync(join(acme(), 'brand.ts'), 'utf8');

/** The new brand with the lender's own values in place of the samples. */
const withOwnValues = (): string =>
  source()
    .replace("'acme (sample)'", "'Acme'")
    .replace(/logo: '.*'/, "logo: 'M4 4h16v16H4z'")
    .replace(/ phone: '\+.*'/, " phone: '+91 22 5550 0123'")
    .replace("'Total due now'", "'Amount to pay'")
    .replace(/servicePhone: '.*'/, "servicePhone: '+91 22 5550 0123'")
    .replace(/whatsapp: '.*'/, "whatsapp: '+91 98 5550 0123'")
    .replace(/legalName: '.*'/, "legalName: 'Acme Finance Ltd.'")
    .replace(/registration: '.*'/, "registration: 'N-14.03268'")
    .replace(/address: '.*'/, "address: '7 MG Road, Pune'")
    .replace(/grievanceOfficer: '.*'/, "grievanceOfficer: 'A. Rao'")
    .replace(/Sample Finance Ltd\. \(sample\)/, 'Acme Finance Ltd.')
    .replace(/RBI registration no\. .* \(sample\)/, 'N-14.03268')
    .replace(/A\. Sample \(sample\)/, 'A. Rao')
    .replace(/\n.*isSample: true,/, '')
    .replace('decisionDays: 1,', 'decisionDays: 2,')
    .replace(/example\.acme/g, 'in.acme')
    .replace(/acme\.example/g, 'acme.in');

// Each runs the formatter and the bundler, on a machine that does other things too.
const RUNNING_MS = 30_000;

describe('A lender who starts a brand', { timeout: RUNNING_MS }, () => {
  it('gets one that can be built, and a list of what is still a sample, by key and line', async () => {
    expect(await run('new', 'acme', acme(), '--locale', 'en-IN', '--currency', 'INR', '--languages', 'en,hi')).toBe(
      true,
    );
    expect(printed.join('\n')).toMatch(/acme\/brand\.ts:\d+ {2}company\.grievanceOfficer is still a sample/);
    expect(printed.join('\n')).not.toContain('It cannot be built');
    expect(source()).toContain('isLakh: true');
    expect(source()).toContain("timeZone: 'Asia/Kolkata'");
    expect(source()).not.toMatch(/\+63|Makati|SEC /);
    expect(source()).toContain("example: '9123456789'");
    for (const path of ['servicePhone', 'whatsapp', 'disclosures.grievanceOfficer.phone'])
      expect(printed.join('\n')).toContain(`${path} is still a sample: "+91 `);
    expect(printed.join('\n')).toMatch(/brand\.ts:\d+ {2}terms\.isSample says that the terms are still a sample/);
    expect(printed.join('\n')).toMatch(/brand\.ts:\d+ {2}orderRows\.hi has the sandbox's labels/);
    expect(source()).toContain("languages: ['en', 'hi']");
  });

  it('can have an editor check a folder outside the project: a misspelt key is told, and nothing else', async () => {
    await run('new', 'acme', acme(), '--locale', 'en-IN', '--currency', 'INR');
    const check = () =>
      spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', acme()], { cwd: acme(), encoding: 'utf8' }).stdout;
    expect(check()).toBe('');
    writeFileSync(join(acme(), 'brand.ts'), source().replace('servicePhone:', 'servicephone:'));
    expect(check()).toContain("'servicephone' does not exist in type 'Brand'");
    expect(check().match(/error TS/g)).toHaveLength(1);
    expect(source()).toMatch(/^\/\/ The path to the app’s project, for your editor alone/);
  });

  it('is told that it can be published once every sample is replaced', async () => {
    await run('new', 'acme', acme(), '--locale', 'en-IN', '--currency', 'INR');
    expect(await run('check', acme())).toBe(false);
    writeFileSync(join(acme(), 'brand.ts'), withOwnValues());
    printed = [];
    expect(await run('check', acme())).toBe(true);
    expect(printed).toEqual(['The brand "acme" can be published.']);
  });

  it('is asked for the form of a phone number of a country that is not known here', async () => {
    await run('new', 'acme', acme(), '--locale', 'de-CH', '--currency', 'CHF');
    expect(source()).not.toMatch(/\+63|Makati|SEC /);
    expect(printed.join('\n')).not.toContain('It cannot be built');
    expect(printed.join('\n')).toMatch(/brand\.ts:\d+ {2}phone\.pattern takes any number/);
  });

  it('is told of all slips at once: keys, values, and texts that the app does not have', async () => {
    await run('new', 'acme', acme());
    const texts = "texts: { en: { repay: { titel: 'Pay' }, loanDetail: { days: 'x' } }, hi: {} },";
    writeFileSync(
      join(acme(), 'brand.ts'),
      source()
        .replace('currencySign', 'currencySing')
        .replace(/judgmentDefaultDays: \d+/, 'judgmentDefaultDay: 0')
        .replace(/email: '.*'/, "email: 'x'")
        .replace('holidays', `${texts}\n  holidays`),
    );
    printed = [];
    expect(await run('check', acme())).toBe(false);
    const all = printed.join('\n');
    expect(all).toMatch(/brand\.ts:\d+ {2}currencySing is no key of a brand; did you mean currencySign\?/);
    expect(all).not.toContain('currencySign must not be empty');
    expect(all).toContain('email must be an e-mail address');
    expect(all).toMatch(
      /brand\.ts:\d+ {2}terms\.judgmentDefaultDay is no key of a brand; did you mean terms\.judgmentDefaultDays\?/,
    );
    const line = source()
      .split('\n')
      .findIndex((text) => text.includes('titel'));
    expect(all).toContain(
      `brand.ts:${line + 1}  texts.en.repay.titel has a slip: English has no such text; did you mean title?`,
    );
    expect(all).toContain('texts.hi is not among the languages of the brand');
  });

  it('is told of a slip in one of several days late by its key and its own line', async () => {
    await run('new', 'acme', acme());
    const text = source().replace(/percentPerDay: 4/, 'percentPerDya: 4');
    writeFileSync(join(acme(), 'brand.ts'), text);
    printed = [];
    expect(await run('check', acme())).toBe(false);
    const line = text.split('\n').findIndex((each) => each.includes('percentPerDya')) + 1;
    expect(printed.join('\n')).toContain(
      `brand.ts:${line}  terms.lateBands[1].percentPerDya is no key of a stretch; did you mean percentPerDay?`,
    );
  });

  it('is told of an adapter that the build would refuse', async () => {
    await run('new', 'acme', acme());
    writeFileSync(join(acme(), 'brand.ts'), withOwnValues());
    writeFileSync(join(acme(), 'adapter.ts'), '\nexport const adaptRequest = (call, standard) => standard.url;');
    printed = [];
    expect(await run('check', acme())).toBe(false);
    expect(printed.join('\n')).toMatch(/^It cannot be built:\n.*adapter\.ts {2}adaptResponse has to be exported/);
  });

  it('is told once of a language that there is not, also where it has texts', async () => {
    await run('new', 'acme', acme());
    writeFileSync(
      join(acme(), 'brand.ts'),
      source().replace(/languages: \[.*\]/, "languages: ['en', 'hindi'], texts: { hi: { repay: { title: 'x' } } }"),
    );
    printed = [];
    expect(await run('check', acme())).toBe(false);
    const [problems = ''] = printed;
    expect(problems.split('\n').slice(1)).toEqual([expect.stringMatching(/languages must be of en, fil, id, zh, hi$/)]);
  });

  it.each([
    [['new', 'Acme'], '"Acme" has to be lower-case letters and digits'],
    [['new', 'acme', '--languages', 'tl'], 'The languages are tl; there are en, fil, id, zh, hi.'],
    [['new', 'acme', '--currency', 'rupees'], '"en-PH" and "rupees" have to be a locale and a currency'],
    [['new'], 'npm run brand -- new <id>'],
    [['check', '/nowhere'], 'BRAND_DIR is "/nowhere"'],
    [['paint'], 'npm run brand -- check'],
  ])('is told in words what is wrong with %j, and nothing is made', async (args, message) => {
    const [command = '', id = '', ...rest] = args;
    const whole = command === 'new' && id ? [command, id, acme(), ...rest] : args;
    await expect(run(...whole)).rejects.toThrow(message);
    expect(existsSync(acme())).toBe(false);
  });

  it('never has a brand replaced that is there', async () => {
    await run('new', 'acme', acme());
    await expect(run('new', 'acme', acme())).rejects.toThrow('is there already');
  });
});
