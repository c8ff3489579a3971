import type { Brand } from '../../../shared/brand/brand.ts';
import type { Texts } from '../../../shared/i18n/messages.ts';
import type { SpokenStep } from './browser/perform.ts';
import type { State, Step } from './State.ts';

/** Returns the possible translations of a screen's English words. */
export type Speak = (words: string) => readonly string[];

const asItIs = (text = ''): string => text;

// If a text begins with a placeholder for the service's words, a state may name only the part after it.
const withoutFirstPlace = (text = ''): string => text.replace(/^\{\w+\} /, '');

/**
 * Creates the translator of a page with the texts in `file`. Words that are not among them come from the service and stay as they are.
 */
export const speakerOf = (english: Texts, file: Texts): Speak => {
  return (words) => {
    const found = (part: typeof asItIs, isMeant: (text: string) => boolean): string[] =>
      Object.keys(file)
        .filter((id) => isMeant(part(english[id])))
        .map((id) => part(file[id]));
    const whole = [...found(asItIs, (text) => text === words), ...found(withoutFirstPlace, (text) => text === words)];
    // A state may name only the first sentence of a text with several.
    const isSentence = /[.!?]$/.test(words);
    const all = whole.length || !isSentence ? whole : found(withoutFirstPlace, (text) => text.startsWith(`${words} `));
    return all.length ? [...new Set(all)] : [words];
  };
};

/** Returns the source of a regular expression for words in a language; `{name}` in a text matches any value. */
const patternOf = (words: string, speak: Speak): string =>
  speak(words)
    .map((text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'))
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

const wordsOf = (step: Step): string => {
  if ('press' in step) return `press “${step.press}”`;
  if ('pick' in step) return `pick “${step.pick}”`;
  if ('fill' in step) return `fill “${step.fill}” with ${step.with || 'nothing'}`;
  if ('photo' in step) return `choose a photo at “${step.photo}”`;
  if ('see' in step) return `wait for “${step.see}”`;
  if ('wait' in step) return `wait ${step.wait} seconds`;
  return 'back' in step ? 'go back' : 'go elsewhere and return';
};

/** Returns a state's steps in words, for a person to follow. */
export const stepsInWords = ({ steps = [] }: State): string => steps.map(wordsOf).join(', ');
