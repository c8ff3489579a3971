import '../../styles/page.scss';
import { fillOtherLanguages, startStaticPage } from '../../shared/app/startStaticPage.ts';
import { figures } from './figures.ts';

fillOtherLanguages(figures);
startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
