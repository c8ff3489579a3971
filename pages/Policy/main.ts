import '../../styles/page.scss';
import { startStill } from '../../shared/app/still.ts';

startStill(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
