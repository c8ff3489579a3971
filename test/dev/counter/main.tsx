import { hydrateRoot } from 'react-dom/client';
import { Counter } from './Counter.tsx';

hydrateRoot(document.getElementById('root') as HTMLElement, <Counter />);
