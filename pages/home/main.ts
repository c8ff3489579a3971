import '../../styles/page.scss';
import { fillOtherLanguages, startStaticPage } from '../../shared/app/startStaticPage.ts';
import { figures, moveExample } from './loanExample.ts';

fillOtherLanguages(figures);
startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
moveExample();
