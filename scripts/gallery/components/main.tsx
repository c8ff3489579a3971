import '../../../styles/page.scss';
import { hydrateRoot } from 'react-dom/client';
import { Gallery, OneExample } from './Gallery.tsx';
import { readLook, wear } from './look.ts';

const which = new URLSearchParams(location.search).get('only');

wear(readLook());
// If the URL names no scheme, the look follows changes of the browser's.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => wear(readLook()));

hydrateRoot(document.getElementById('root') as HTMLElement, which ? <OneExample which={which} /> : <Gallery />);
