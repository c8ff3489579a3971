import { allTexts } from '../../../scripts/build/readMessages.ts';
import { sumsTimesOf } from '../../../scripts/sandbox/brandVoice.ts';
import { withSign } from '../../../shared/domain/money.ts';
import { brand, settings } from '../fixture.ts';

/** Formats an amount of the sandbox's seeds, in cents, as the brand and its sandbox do. */
export const money = (cents: number): string => withSign(brand.currencySign, cents * sumsTimesOf(brand), brand.money);

/** Loads the app's texts in a language, in the brand's own wording; looks them up by ids such as `repay.title`. */
export const wordingIn = async (language: string): Promise<(id: string) => string> => {
  const texts = await allTexts(language, settings);
  return (id) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`There is no text ${id}.`);
    return text;
  };
};
