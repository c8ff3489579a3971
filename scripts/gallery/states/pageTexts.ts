import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../shared/brand/brand.ts';
import type { Texts } from '../../../shared/i18n/messages.ts';
import { allBuiltTexts } from '../../build/allTexts.ts';
import type { State } from './State.ts';
import { type Speak, speakerOf } from './speak.ts';

/** How a state's page speaks in a language. */
export type SpeakAs = (state: State, lang: string) => Speak;

/** What a brand's build, and what stands beside it, holds of a screen's texts in a language; its default language's are in the documents. */
export const speakersOf = async (
  brand: Brand,
  folder: string,
  extras: ReadonlyMap<string, string>,
): Promise<SpeakAs> => {
  const english = await allBuiltTexts('en');
  const inDocuments = await allBuiltTexts(brand.defaultLanguage, brand);
  // A brand of one language has none.
  const inFolder = existsSync(join(folder, 'texts'))
    ? readdirSync(join(folder, 'texts')).map((file) => `/texts/${file}`)
    : [];

  const fileOf = (screen: string, lang: string): Texts => {
    const path = [...extras.keys(), ...inFolder].find(
      (name) => name.startsWith(`/texts/${screen}.`) && name.endsWith(`.${lang}.json`),
    );
    if (!path) return lang === brand.defaultLanguage ? inDocuments : {};
    return JSON.parse(extras.get(path) ?? readFileSync(join(folder, path), 'utf8')) as Texts;
  };

  return ({ screen }, lang) => speakerOf(english, fileOf(screen, lang));
};
