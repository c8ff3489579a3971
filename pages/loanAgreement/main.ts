import '../../styles/page.scss';
import { fillOtherLanguages, startStaticPage } from '../../shared/app/startStaticPage.ts';
import { termsFigures } from '../../shared/features/publicSite/figures.ts';

fillOtherLanguages(termsFigures);
startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
