import '../../styles/page.scss';
import { fillOtherLanguages, startStaticPage } from '../../shared/app/startStaticPage.ts';
import { answerCalculator } from './answerCalculator.ts';
import { figures } from './lateCost.ts';

fillOtherLanguages(figures);
startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
answerCalculator();
