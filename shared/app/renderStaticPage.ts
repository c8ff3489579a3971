import { hydrateRoot } from 'react-dom/client';
import { name } from '../brand/current.ts';
import type { LanguageWindow } from '../i18n/languageWindow.ts';
import { applyLanguage } from '../i18n/t.ts';
import { documentTitle } from '../lib/documentTitle.ts';
import type { LoadStaticPage } from './staticPage.ts';

/**
 * Draws a page that only a build puts into its document, in the language that the address asks for. React draws later than Preact, so it answers when it stands.
 */
export const renderStaticPage = async (load: LoadStaticPage): Promise<void> => {
  // Before the page is loaded, for some of its texts are resolved then.
  applyLanguage((await (window as LanguageWindow).loanLanguage?.file.catch(() => undefined)) ?? {});
  const { staticPage } = await load();
  const root = document.getElementById('root') as HTMLElement;
  hydrateRoot(root, staticPage.view);
  document.title = documentTitle(staticPage.title, name);
  while (!root.firstChild) await new Promise(requestAnimationFrame);
};
