import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { text } from './messages.ts';
import { QrPreview } from './QrPreview.tsx';

start({ create: () => ({ open: () => {} }), Screen: QrPreview, title: text.title });
