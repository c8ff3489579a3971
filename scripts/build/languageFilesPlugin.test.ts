import { expect, it } from 'vitest';
import { languageFilesPlugin } from './languageFilesPlugin.ts';
import type { PageDraft } from './pageDraft.ts';

/** The addresses of the files of a page that has one text, which is this in Hindi. */
const pathsWith = (hindi: string): readonly string[] => {
  const set = { firstNumber: 0, languages: { en: { pay: 'Pay' }, fil: { pay: 'Magbayad' }, hi: { pay: hindi } } };
  const brand = { languages: ['en', 'fil', 'hi'], defaultLanguage: 'en' };
  const draft = {
    settings: { brand },
    page: { folder: 'repay' },
    texts: [{ set, keys: ['pay'] }],
  } as never as PageDraft;
  (languageFilesPlugin(draft).generateBundle as () => void)();
  return draft.languageFiles.map(({ path }) => path);
};

it('A change of a text in one language gives the files of all of them other addresses, so that no phone uses one that it has', () => {
  const paths = pathsWith('भुगतान');
  expect(paths).toEqual(pathsWith('भुगतान'));
  expect(pathsWith('चुकाएँ').filter((path) => paths.includes(path))).toEqual([]);
});
