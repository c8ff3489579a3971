import { renderStaticPage } from '../../shared/app/renderStaticPage.ts';
import type { StaticPage } from '../../shared/app/staticPage.ts';
import type { LanguageFile } from '../../shared/i18n/messages.ts';

/** Renders a static page for a test. */
export const drawForTest = (staticPage: StaticPage): Promise<void> => {
  document.body.innerHTML = '<div id="root"></div>';
  return renderStaticPage(async () => ({ staticPage }));
};

/** The places of texts that the drawn page names and `file` does not have. */
export const missingTexts = (file: LanguageFile): string[] =>
  [...document.querySelectorAll('[data-text],[data-alt]')]
    .map((element) => element.getAttribute('data-text') ?? element.getAttribute('data-alt') ?? '')
    .filter((place) => {
      const [set = '', key = ''] = place.split('.');
      return !file[set]?.[key];
    });
