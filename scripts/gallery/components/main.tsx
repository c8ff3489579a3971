import '../../../styles/page.scss';
import { hydrateRoot } from 'react-dom/client';
import { Gallery, OneExample } from './Gallery.tsx';

const which = new URLSearchParams(location.search).get('only');

hydrateRoot(document.getElementById('root') as HTMLElement, which ? <OneExample which={which} /> : <Gallery />);
