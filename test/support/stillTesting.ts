import { allTexts } from '../../scripts/build/allTexts.ts';
import { renderStaticPage } from '../../shared/app/renderStaticPage.ts';
import type { StaticPage } from '../../shared/app/staticPage.ts';
import type { Values } from '../../shared/i18n/messages.ts';
import { fill } from '../../shared/i18n/t.ts';

/** Renders a static page for a test. */
export const drawForTest = (staticPage: StaticPage): Promise<void> => {
  document.body.innerHTML = '<div id="root"></div>';
  return renderStaticPage(async () => ({ staticPage }));
};

/** The texts of sets in a language, each with these values in its places. */
export const filledTexts = async (
  language: string,
  sets: readonly string[],
  values: Values,
): Promise<readonly string[]> =>
  Object.entries(await allTexts(language))
    .filter(([id]) => sets.includes(id.split('.')[0] ?? ''))
    .map(([, text]) => fill(text, values));
