import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Translation } from '../../shared/i18n/messages.ts';
import { type AllMessages, allMessages } from '../build/readMessages.ts';
import { root } from '../build/root.ts';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { reportsOf, runTexts } from './runTexts.ts';

const english = {
  repay: { title: 'Repayment', at: 'Checked at {time}' },
  order: { by: '<b>“{name}”</b> & more,\nfor {name}' },
};
const hindi = {
  repay: { title: 'भुगतान', at: '{time} पर जाँचा गया' },
  order: { by: '<b>“{name}”</b> & और,\n{name} के लिए' },
};

const messagesWith = (translations: { readonly [language: string]: Translation }): AllMessages => ({
  sets: new Map(
    Object.entries(english).map(([name, en]) => [name, { name, firstNumber: 0, languages: { en } }] as const),
  ),
  translations,
});

// A folder from which a test can import the written files.
const at = folderForEachTest(join(root, 'node_modules/.texts-'));
let printed: string[] = [];

beforeEach(() => {
  printed = [];
});

const run = (translations: { readonly [language: string]: Translation }, ...given: string[]) =>
  runTexts(given, {
    messages: messagesWith(translations),
    fileOf: (language) => at(`${language}.ts`),
    print: (line) => void printed.push(line),
  });

const written = (): string => readFileSync(at('hi.ts'), 'utf8');
const unit = (source: string, target: string) => ({ source, target });

describe('The report of texts', () => {
  it('counts what is there of every language, and names what is missing, by set', async () => {
    expect(await run({ hi: { ...hindi, repay: { title: 'भुगतान', at: ' ' } } })).toBe(true);
    expect(printed).toContain('hi: 2 of 3 texts, 1 missing');
    expect(printed).toContain('  repay: at');
    expect(printed).toContain('id: 0 of 3 texts, 3 missing');
  });

  it.each([
    ['a set that English does not have', { pay: { title: 'x' } }, 'pay: English has no such set'],
    ['a key that English does not have', { repay: { titel: 'x' } }, 'repay.titel: English has no such text'],
    ['a key of every object', { repay: { constructor: 'x' } }, 'repay.constructor: English has no such text'],
    ['a place that is missing', { repay: { at: 'x' } }, 'repay.at: has the places none and not {time}'],
    ['a place that is invented', { repay: { title: '{a}' } }, 'repay.title: has the places {a} and not none'],
  ])('fails at %s, and says so', async (_, translation, problem) => {
    expect(await run({ hi: translation as Translation })).toBe(false);
    expect(printed).toContain(`  wrong: ${problem}`);
  });

  it('finds nothing wrong with the languages of this project', async () => {
    const wrong = reportsOf(await allMessages()).flatMap(({ language, problems }) =>
      problems.map((problem) => `${language}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(['json', 'xliff'])('A translation as %s', (format) => {
  it('comes back as it was sent, with every character', async () => {
    await run({ hi: hindi }, 'export', 'hi', '--format', format, '--out', at('sent'));
    await run({}, 'import', 'hi', '--format', format, '--in', at('sent'));
    const { hi } = (await import(at('hi.ts'))) as { readonly hi: Translation };
    expect(hi).toEqual(hindi);
    expect(printed.at(-1)).toBe(`${at('hi.ts')} has 3 of 3 texts now; new or changed: 3.`);
  });

  it('changes no line of a text that it leaves as it is, in whatever order the language has its texts', async () => {
    const { at: checked, title } = hindi.repay;
    const hi = { repay: { at: checked, title }, order: hindi.order };
    await run({ hi }, 'export', 'hi', '--format', format, '--out', at('sent'));
    await run({ hi: { ...hi, order: { by: 'x' } } }, 'import', 'hi', '--format', format, '--in', at('sent'));
    expect(written().match(/\b(repay|at|title|order)(?=:)/g)).toEqual(['repay', 'at', 'title', 'order']);
    expect(printed.at(-1)).toContain('new or changed: 1.');
    await run({ hi: { repay: { title } } }, 'import', 'hi', '--format', format, '--in', at('sent'));
    expect(written().match(/\b(at|title)(?=:)/g)).toEqual(['title', 'at']);
  });

  it('leaves what is there where it has no text', async () => {
    await run({}, 'export', 'hi', '--format', format, '--out', at('empty'));
    await run({ hi: { repay: { title: 'भुगतान' } } }, 'import', 'hi', '--format', format, '--in', at('empty'));
    expect(written()).toContain("title: 'भुगतान'");
    expect(written()).not.toContain('order');
  });

  it.each(['', 'hello', '{"language":', '<xliff', '<a/>', '[]', '{}'])(
    'that is %j is refused, and nothing is written',
    async (content) => {
      writeFileSync(at('broken'), content);
      await expect(run({}, 'import', 'hi', '--format', format, '--in', at('broken'))).rejects.toThrow(
        /no (json|xliff) file|is missing|is no plain text/,
      );
      expect(written).toThrow('ENOENT');
    },
  );
});

describe('A translation is refused, and nothing is written, where it', () => {
  // All other problems of a text are found by the same function as in the report.
  it.each([
    ['is for another language', 'fil', { repay: { title: unit('Repayment', 'x') } }, 'for the language fil, not hi'],
    ['has an unknown key', 'hi', { repay: { titel: unit('Repayment', 'x') } }, 'repay.titel: English has no such text'],
    ['translates an older text', 'hi', { repay: { title: unit('Pay', 'x') } }, 'English says “Repayment” now'],
    ['has a number', 'hi', { repay: { title: unit('Repayment', 5 as never) } }, 'repay.title is no plain text'],
  ])('%s', async (_, language, texts, problem) => {
    writeFileSync(at('sent.json'), JSON.stringify({ language, texts }));
    await expect(run({}, 'import', 'hi', '--format', 'json', '--in', at('sent.json'))).rejects.toThrow(problem);
    expect(written).toThrow('ENOENT');
  });

  it('was cut off on its way', async () => {
    await run({ hi: hindi }, 'export', 'hi', '--format', 'xliff', '--out', at('sent'));
    const sent = readFileSync(at('sent'), 'utf8');
    writeFileSync(at('sent'), sent.slice(0, sent.lastIndexOf('</file>')));
    await expect(run({}, 'import', 'hi', '--format', 'xliff', '--in', at('sent'))).rejects.toThrow('</xliff>');
    expect(written).toThrow('ENOENT');
  });

  it('has markup within a text', async () => {
    await run({ hi: hindi }, 'export', 'hi', '--format', 'xliff', '--out', at('sent'));
    const sent = readFileSync(at('sent'), 'utf8');
    writeFileSync(at('sent'), sent.replace('>भुगतान<', '>भु<g id="1">ग</g>तान<'));
    await expect(run({}, 'import', 'hi', '--format', 'xliff', '--in', at('sent'))).rejects.toThrow(
      'repay.title is no plain text',
    );
    expect(written).toThrow('ENOENT');
  });
});

it.each([
  ['export', 'hi'],
  ['export', 'en', '--format', 'json', '--out', 'x'],
  ['export', 'hi', '--format', 'po', '--out', 'x'],
  ['import', 'hi', '--format', 'json', '--out', 'x'],
  ['merge', 'hi', '--format', 'json', '--in', 'x'],
  ['export', 'hi', '--formt', 'json'],
])('The command says how to call it when it is asked for %s %s %s %s', async (...given) => {
  await expect(run({}, ...given)).rejects.toThrow('npm run texts -- export <language>');
});

it('The command names a file that it cannot read or write, and a language and a format that there is not', async () => {
  const out = join(at('none'), 'hi.json');
  await expect(run({}, 'export', 'hi', '--format', 'json', '--out', out)).rejects.toThrow(`${out} cannot be written`);
  await expect(run({}, 'export', 'sw', '--format', 'json', '--out', 'x')).rejects.toThrow('"sw" is no language');
  await expect(run({}, 'export', 'hi', '--format', 'po', '--out', 'x')).rejects.toThrow('"po" is no format');
  await expect(run({}, 'import', 'hi', '--format', 'json', '--in', at('none'))).rejects.toThrow(
    `${at('none')} cannot be read.`,
  );
});
