import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../shared/brand/brand.ts';
import type { Texts } from '../../../shared/i18n/messages.ts';
import { allBuiltTexts } from '../../build/allTexts.ts';
import type { State } from './State.ts';
import { type Speak, speakerOf } from './speak.ts';

/** Returns the translator of a state's page in a language. */
export type SpeakAs = (state: State, lang: string) => Speak;

const FILES: { readonly [screen: string]: string } = { home: 'index.html', notFound: '404.html' };

const readIn = (folder: string, path: string): string =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';

// Matches the id in a message's minified object, or in the attribute that marks a text of a static page for replacement.
const TEXT_ID = /\bid:(-?[\de]+),text:|data-(?:text|alt)="(-?\d+)"/g;
// A document refers to a late chunk by its path, another chunk by its file name alone.
const LATE_PART = /(?<=late\/|["'`]\.\/)\w+\.\w+\.js/g;

/** Returns the ids of all texts in a page's document and in the chunks that its script loads later. */
export const textIdsIn = (document: string, latePart: (name: string) => string): ReadonlySet<string> => {
  const ids = new Set<string>();
  const seen = new Set<string>();
  const look = (code: string): void => {
    for (const [, message, attribute] of code.matchAll(TEXT_ID)) ids.add(String(Number(message ?? attribute)));
    for (const name of code.match(LATE_PART) ?? []) {
      if (seen.has(name)) continue;
      seen.add(name);
      look(latePart(name));
    }
  };
  look(document);
  return ids;
};

/**
 * Returns a function that finds the translator of a screen, from the texts in the brand's build and in `extras`. Only the screen's own
 * texts are used: others may translate the same English words differently, or contain words that on this screen come from the service.
 * Texts of the default language are in the documents.
 */
export const speakersOf = async (
  brand: Brand,
  folder: string,
  extras: ReadonlyMap<string, string>,
): Promise<SpeakAs> => {
  const english = await allBuiltTexts('en');
  const ofBrand = await allBuiltTexts(brand.defaultLanguage, brand);
  // The build of a brand with one language has no text files.
  const inFolder = existsSync(join(folder, 'texts'))
    ? readdirSync(join(folder, 'texts')).map((file) => `/texts/${file}`)
    : [];

  const inDocument = (screen: string): Texts => {
    const document = extras.get(`/${screen}`) ?? readIn(folder, FILES[screen] ?? `${screen}/index.html`);
    const ids = textIdsIn(document, (name) => readIn(folder, `late/${name}`));
    return Object.fromEntries(Object.entries(ofBrand).filter(([id]) => ids.has(id)));
  };

  const fileOf = (screen: string, lang: string): Texts => {
    const path = [...extras.keys(), ...inFolder].find(
      (name) => name.startsWith(`/texts/${screen}.`) && name.endsWith(`.${lang}.json`),
    );
    if (!path) return lang === brand.defaultLanguage ? inDocument(screen) : {};
    return JSON.parse(extras.get(path) ?? readFileSync(join(folder, path), 'utf8')) as Texts;
  };

  const speakers = new Map<string, Speak>();
  return ({ screen }, lang) => {
    const name = `${screen} ${lang}`;
    const speaker = speakers.get(name) ?? speakerOf(english, fileOf(screen, lang));
    speakers.set(name, speaker);
    return speaker;
  };
};
