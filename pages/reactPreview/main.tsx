import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { ReactPreview } from './ReactPreview.tsx';

start({ create: () => ({ open: () => {} }), Screen: ReactPreview, title: 'React components' });
