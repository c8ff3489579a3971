import '../../styles/page.scss';
import { startStaticPage } from '../../shared/app/startStaticPage.ts';
import { applicationFigures as figures } from '../../shared/features/publicSite/figures.ts';

startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined, figures);
