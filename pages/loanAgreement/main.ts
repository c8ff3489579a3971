import '../../styles/page.scss';
import { fillOtherLanguages } from '../../shared/app/fillOtherLanguages.ts';
import { startStill } from '../../shared/app/still.ts';
import { answerCalculator } from './answerCalculator.ts';
import { figures } from './figures.ts';

fillOtherLanguages(figures);
startStill(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
answerCalculator();
