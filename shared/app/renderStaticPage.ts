import { hydrateRoot } from 'react-dom/client';
import type { LoadStaticPage } from './staticPage.ts';

/** Draws a page that only a build puts into its document. React draws later than Preact, so it answers when it stands. */
export const renderStaticPage = async (load: LoadStaticPage): Promise<void> => {
  const { staticPage } = await load();
  const root = document.getElementById('root') as HTMLElement;
  hydrateRoot(root, staticPage.view);
  document.title = staticPage.title;
  while (!root.firstChild) await new Promise(requestAnimationFrame);
};
