import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../../../shared/i18n/messages.ts';
import { allBuiltTexts } from '../../build/allTexts.ts';
import type { State } from './State.ts';
import { type Speak, speakerOf } from './speak.ts';

/** How a state's page speaks in a language. */
export type SpeakAs = (state: State, lang: string) => Speak;

/** What a build, and what stands beside it, holds of a screen's texts in another language than the brand's own. */
export const speakersOf = async (folder: string, extras: ReadonlyMap<string, string>): Promise<SpeakAs> => {
  const english = await allBuiltTexts('en');
  const inFolder = readdirSync(join(folder, 'texts')).map((file) => `/texts/${file}`);

  const fileOf = (screen: string, lang: string): Texts => {
    const path = [...extras.keys(), ...inFolder].find(
      (name) => name.startsWith(`/texts/${screen}.`) && name.endsWith(`.${lang}.json`),
    );
    if (!path) return {};
    return JSON.parse(extras.get(path) ?? readFileSync(join(folder, path), 'utf8')) as Texts;
  };

  return ({ screen }, lang) => speakerOf(english, fileOf(screen, lang));
};
