import '../../styles/page.scss';
import { startStaticPage } from '../../shared/app/startStaticPage.ts';
import { openScreenMeant } from '../../shared/navigation/screenMeant.ts';

if (!openScreenMeant()) startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
