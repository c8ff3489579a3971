import type { PaymentWay } from '../../brand/brand.ts';
import { defaultLanguage, instructions, languages } from '../../brand/current.ts';

/** One of the brand's own ways to pay, in one language; `id` is that of its part of the page. */
export interface BrandWay extends PaymentWay {
  readonly id: string;
  readonly lang: string;
  /** Hidden, unless it is in the page's own language, until another language is requested. */
  readonly hidden: boolean;
}

const waysIn = (lang: string): readonly BrandWay[] =>
  (instructions?.[lang] ?? []).map((way, at) => ({
    ...way,
    id: `${lang}-${at + 1}`,
    lang,
    hidden: lang !== defaultLanguage,
  }));

/** The brand's own ways to pay in all of its languages; empty if it uses the app's. */
export const brandWays: readonly BrandWay[] = ([] as readonly BrandWay[]).concat(...languages.map(waysIn));
