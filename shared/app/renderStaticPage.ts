import { hydrateRoot } from 'react-dom/client';
import { name } from '../brand/current.ts';
import type { LanguageWindow } from '../i18n/messages.ts';
import { applyLanguage } from '../i18n/t.ts';
import { documentTitle } from '../lib/texts.ts';
import type { LoadStaticPage } from './staticPage.tsx';

/**
 * Renders a static page in development, where no build has put it into its document, in the language that the address asks for. React renders later than Preact, so the promise resolves once the page is in the document.
 */
export const renderStaticPage = async (load: LoadStaticPage): Promise<void> => {
  // Before the page's module is loaded, because that reads some of its texts at once.
  applyLanguage((await (window as LanguageWindow).loanLanguage?.file.catch(() => undefined)) ?? {});
  const { staticPage } = await load();
  const root = document.getElementById('root') as HTMLElement;
  hydrateRoot(root, staticPage.view);
  document.title = documentTitle(staticPage.title, name);
  while (!root.firstChild) await new Promise(requestAnimationFrame);
};
