import '../../styles/page.scss';
import { startStill } from '../../shared/app/still.ts';
import { email } from '../../shared/brand/current.ts';
import { startContactForm } from './contactForm.ts';

startStill(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
startContactForm(email);
