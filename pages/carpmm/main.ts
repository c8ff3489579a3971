import '../../styles/page.scss';
import { startStill } from '../../shared/app/still.ts';
import { enlargeOnTap } from '../../shared/ui/GuidePicture/enlarge.ts';

startStill(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
enlargeOnTap();
