import type { Brand } from '../../../shared/brand/brand.ts';
import type { Texts } from '../../../shared/i18n/messages.ts';
import { toQuery } from '../../../shared/session/parameters.ts';
import type { BrandSource } from '../../build/readBrand.ts';
import { allTexts } from '../../build/readMessages.ts';
import { inMoneyOf } from '../../sandbox/brandVoice.ts';
import type { State, Step } from './State.ts';

/** What is stored in the browser when a state's page opens, by full key. */
export type Stored = { readonly [key: string]: string };

/** A step, with the source of a regular expression that matches its element's name, in whole. */
export interface SpokenStep {
  readonly step: Step;
  readonly name: string;
}

const pathOf = ({ at, screen }: State): string => at ?? (screen === 'home' ? '/' : `/${screen}`);

/** The id of the borrower in all states. */
const USER_ID = '7';
const PRODUCT_ID = '9';

/**
 * Returns the URL of a screen in a state. The state's name is passed as the device id, so that every call carries it, and as the
 * order id, so that states do not see each other's stored data.
 */
export const addressOf = (state: State, lang: string): string => {
  const [path = '', route] = pathOf(state).split('#');
  const borrower = { deviceId: state.name, userId: USER_ID, orderId: state.name, productId: PRODUCT_ID };
  return `${path}?${toQuery({ ...borrower, ...state.query, lang })}${route === undefined ? '' : `#${route}`}`;
};

/** Returns the browser storage that a state's page needs, with the brand's store names and with amounts as its service writes them. */
export const storedOf = ({ stored = {}, name }: State, brand: Brand): Stored => {
  const placed = (text: string): string => text.replace(/\{order\}/g, name);
  return Object.fromEntries(
    Object.entries(stored).map(([store, data]) => [
      `loan:${brand.id}:${placed(store)}`,
      inMoneyOf(brand, placed(JSON.stringify({ v: 1, data }))),
    ]),
  );
};

/** Returns the possible translations of English words. */
export type Speak = (words: string) => readonly string[];

// If a text begins with a placeholder for the service's words, a state may name only the part after it.
const withoutFirstPlace = (text: string): string => text.replace(/^\{\w+\} /, '');

/** Creates the translator of a language, with its texts by the ids of the English ones. Words of the service stay as they are. */
const speakerOf = (english: Texts, texts: Texts): Speak => {
  const translated = (isMeant: (text: string) => boolean, part = (text: string) => text): string[] =>
    Object.entries(english).flatMap(([id, text]) => (isMeant(part(text)) ? [part(texts[id] ?? '')] : []));
  return (words) => {
    const same = (text: string): boolean => text === words;
    const whole = [...translated(same), ...translated(same, withoutFirstPlace)];
    // A state may name only the first sentence of a text with several.
    const isSentence = /[.!?]$/.test(words);
    const all =
      whole.length || !isSentence ? whole : translated((text) => text.startsWith(`${words} `), withoutFirstPlace);
    return all.length ? [...new Set(all)] : [words];
  };
};

type Lender = Pick<BrandSource, 'brand' | 'brandFolder'>;

/** Returns the translators of a brand's languages. */
export const speakersOf = async (lender: Lender): Promise<ReadonlyMap<string, Speak>> => {
  const english = await allTexts('en', { brandFolder: lender.brandFolder });
  return new Map(
    await Promise.all(
      lender.brand.languages.map(async (lang) => [lang, speakerOf(english, await allTexts(lang, lender))] as const),
    ),
  );
};

/** Returns the source of a regular expression for words in a language; `{name}` in a text matches any value, `{amount}` one with a digit. */
const patternOf = (words: string, speak: Speak): string =>
  speak(words)
    .map((text) =>
      text
        .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        .replace(/\{amount\}/g, '.*\\d.*')
        .replace(/\{\w+\}/g, '.+'),
    )
    .join('|');

/** Returns the source of a regular expression that matches the page's text once it is in a state. */
export const shownPattern = ({ shows }: State, speak: Speak): string => patternOf(shows, speak);

/** Returns the English name of a step's element; an empty string if it has none. */
const nameOf = (step: Step): string => Object.values(step).find((value) => typeof value === 'string') ?? '';

// Each brand has its own format of valid phone numbers.
const withPhone = (step: Step, { phone }: Brand): Step =>
  'fill' in step ? { ...step, with: step.with.replace('{phone}', phone.example) } : step;

/** Returns a state's steps in a language, for a brand. */
export const spokenSteps = ({ steps = [] }: State, speak: Speak, brand: Brand): SpokenStep[] =>
  steps.map((step) => ({ step: withPhone(step, brand), name: patternOf(nameOf(step), speak) }));
