import { drawStill } from '../../shared/app/stillInDevelopment.ts';
import type { StillPage } from '../../shared/app/stillPage.ts';
import type { LanguageFile } from '../../shared/i18n/messages.ts';

/** Draws a still page for a test. */
export const drawForTest = (still: StillPage): Promise<void> => {
  document.body.innerHTML = '<div id="root"></div>';
  return drawStill(async () => ({ still }));
};

/** The places of texts that the drawn page names and `file` does not have. */
export const missingTexts = (file: LanguageFile): string[] =>
  [...document.querySelectorAll('[data-text],[data-alt]')]
    .map((element) => element.getAttribute('data-text') ?? element.getAttribute('data-alt') ?? '')
    .filter((place) => {
      const [set = '', key = ''] = place.split('.');
      return !file[set]?.[key];
    });
