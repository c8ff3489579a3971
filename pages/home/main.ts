import '../../styles/page.scss';
import { startStaticPage } from '../../shared/app/startStaticPage.ts';

startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
