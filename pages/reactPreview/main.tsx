import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { text } from './messages.ts';
import { ReactPreview } from './ReactPreview.tsx';

start({ create: () => ({ open: () => {} }), Screen: ReactPreview, title: text.title });
