import '../../styles/page.scss';
import { startStaticPage } from '../../shared/app/startStaticPage.ts';
import { hasInstructions } from '../../shared/brand/current.ts';
import { enlargeOnTap } from '../../shared/features/publicSite/enlarge.ts';
import { showOwnWays } from '../../shared/features/publicSite/showOwnWays.ts';

startStaticPage(
  import.meta.env.DEV ? () => import('./document.tsx') : undefined,
  hasInstructions ? showOwnWays : undefined,
);
enlargeOnTap();
