import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('qrPreview', { title: 'Pay code as a QR code' });
