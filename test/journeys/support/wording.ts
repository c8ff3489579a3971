import { allTexts } from '../../../scripts/build/allTexts.ts';
import { withSign } from '../../../shared/domain/money.ts';
import { brand } from '../fixture.ts';

/** Cents as the brand writes them. */
export const money = (cents: number): string => withSign(brand.currencySign, cents, brand.money);

/** The app's texts in a language, in the brand's own wording, by their ids such as `repay.title`. */
export const wordingIn = async (language: string): Promise<(id: string) => string> => {
  const texts = await allTexts(language, brand);
  return (id) => texts[id] ?? `no text ${id}`;
};
