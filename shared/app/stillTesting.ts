import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMessages, readMessages } from '../../scripts/build/messagesPlugin.ts';
import { root } from '../../scripts/build/settings.ts';
import type { LanguageFile } from '../i18n/messages.ts';
import { drawStill } from './stillInDevelopment.ts';
import type { StillPage } from './stillPage.ts';

const messageFiles = (): string[] =>
  ['pages', 'shared'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(root, folder, file))
      .filter(isMessages),
  );

/** All texts of the app in one language, as a build writes them for a page. */
export const textsIn = async (language: 'en' | 'fil'): Promise<LanguageFile> => {
  const sets = await Promise.all(messageFiles().map((file) => readMessages(readFileSync(file, 'utf8'), file)));
  return Object.fromEntries(sets.map(({ name, languages }) => [name, languages[language] ?? {}]));
};

/** Draws a still page for a test. */
export const drawForTest = (still: StillPage): Promise<void> => {
  document.body.innerHTML = '<div id="root"></div>';
  return drawStill(async () => ({ still }));
};

/** The places of texts that the drawn page names and `file` does not have. */
export const missingTexts = (file: LanguageFile): string[] =>
  [...document.querySelectorAll('[data-text],[data-alt]')]
    .map((element) => element.getAttribute('data-text') ?? element.getAttribute('data-alt') ?? '')
    .filter((place) => {
      const [set = '', key = ''] = place.split('.');
      return !file[set]?.[key];
    });
