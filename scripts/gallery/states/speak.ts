import type { Brand } from '../../../shared/brand/brand.ts';
import type { Texts } from '../../../shared/i18n/messages.ts';
import type { SpokenStep } from './browser/perform.ts';
import type { State, Step } from './State.ts';

/** What English words of a screen may be in its language. */
export type Speak = (words: string) => readonly string[];

const asItIs = (text = ''): string => text;

// Where a text begins with what the service has said, a state may name what follows.
const withoutFirstPlace = (text = ''): string => text.replace(/^\{\w+\} /, '');

/**
 * Speaks as a page does whose texts arrive in `file`. Words that are none of its texts are the service's.
 */
export const speakerOf = (english: Texts, file: Texts): Speak => {
  return (words) => {
    const found = (part: typeof asItIs, isMeant: (text: string) => boolean): string[] =>
      Object.keys(file)
        .filter((id) => isMeant(part(english[id])))
        .map((id) => part(file[id]));
    const whole = [...found(asItIs, (text) => text === words), ...found(withoutFirstPlace, (text) => text === words)];
    // Of a text of several sentences a state may name the first.
    const isSentence = /[.!?]$/.test(words);
    const all = whole.length || !isSentence ? whole : found(withoutFirstPlace, (text) => text.startsWith(`${words} `));
    return all.length ? [...new Set(all)] : [words];
  };
};

/** Words in a language as a pattern's source; `{name}` in a text stands for any value. */
const patternOf = (words: string, speak: Speak): string =>
  speak(words)
    .map((text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'))
    .join('|');

/** What of a page's words tells that it is in a state, as a pattern's source. */
export const shownPattern = ({ shows }: State, speak: Speak): string => patternOf(shows, speak);

/** What a step is about, in English; nothing where it has no name. */
const nameOf = (step: Step): string => Object.values(step).find((value) => typeof value === 'string') ?? '';

// Each brand has its own idea of a right phone number.
const withPhone = (step: Step, { phone }: Brand): Step =>
  'fill' in step ? { ...step, with: step.with.replace('{phone}', phone.example) } : step;

/** A state's steps in a language, for a brand. */
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

/** A state's steps in words, for a person to follow. */
export const stepsInWords = ({ steps = [] }: State): string => steps.map(wordsOf).join(', ');
