import { renderStaticPage } from '../../shared/app/renderStaticPage.ts';
import type { StaticPage } from '../../shared/app/staticPage.ts';
import type { Texts } from '../../shared/i18n/messages.ts';

/** Renders a static page for a test. */
export const drawForTest = (staticPage: StaticPage): Promise<void> => {
  document.body.innerHTML = '<div id="root"></div>';
  return renderStaticPage(async () => ({ staticPage }));
};

/** The ids of texts that the drawn page names and `file` does not have. */
export const missingTexts = (file: Texts): string[] =>
  [...document.querySelectorAll('[data-text],[data-alt]')]
    .map((element) => element.getAttribute('data-text') ?? element.getAttribute('data-alt') ?? '')
    .filter((id) => !file[id]);
