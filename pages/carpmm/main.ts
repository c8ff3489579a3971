import '../../styles/page.scss';
import { startGuide } from '../../shared/features/publicSite/startGuide.ts';

startGuide(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
