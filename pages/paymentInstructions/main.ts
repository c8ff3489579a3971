import '../../styles/page.scss';
import { startStaticPage } from '../../shared/app/startStaticPage.ts';
import { enlargeOnTap } from '../../shared/features/publicSite/GuidePicture/enlarge.ts';

startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
enlargeOnTap();
