import type { Language } from '../../brand/brand.ts';
import { defaultLanguage, instructions, languages } from '../../brand/current.ts';
import type { PaymentWay } from '../../brand/instructions.ts';

/** A way to pay of the brand's own, in one language; `id` is that of its part of the page. */
export interface OwnWay extends PaymentWay {
  readonly id: string;
  readonly lang: string;
  /** All but the page's own language wait for being asked for. */
  readonly hidden: boolean;
}

const waysIn = (lang: Language): readonly OwnWay[] =>
  (instructions?.[lang] ?? []).map((way, at) => ({
    ...way,
    id: `${lang}-${at + 1}`,
    lang,
    hidden: lang !== defaultLanguage,
  }));

/** The brand's own ways to pay in all of its languages; none where it has the app's. */
export const ownWays: readonly OwnWay[] = ([] as readonly OwnWay[]).concat(...languages.map(waysIn));
