import '../../styles/page.scss';
import { startStaticPage } from '../../shared/app/startStaticPage.ts';
import { email } from '../../shared/brand/current.ts';
import { startContactForm } from './contactForm.ts';

startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
startContactForm(email);
