import '../../styles/page.scss';
import { fillOtherLanguages, startStaticPage } from '../../shared/app/startStaticPage.ts';
import { applicationFigures as figures } from '../../shared/features/publicSite/figures.ts';

fillOtherLanguages(figures);
startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
