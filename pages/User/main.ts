import '../../styles/page.scss';
import { fillOtherLanguages } from '../../shared/app/fillOtherLanguages.ts';
import { startStaticPage } from '../../shared/app/startStaticPage.ts';
import { figures } from './figures.ts';

fillOtherLanguages(figures);
startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
