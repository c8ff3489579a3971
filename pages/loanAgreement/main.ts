import '../../styles/page.scss';
import { fillOtherLanguages, startStaticPage } from '../../shared/app/startStaticPage.ts';
import { figures } from './lateCost.ts';
import { startCalculator } from './startCalculator.ts';

fillOtherLanguages(figures);
startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
startCalculator();
