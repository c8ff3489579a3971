import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { QrPreview } from './QrPreview.tsx';

start({ create: () => ({ open: () => {} }), Screen: QrPreview, title: 'Pay code as a QR code' });
