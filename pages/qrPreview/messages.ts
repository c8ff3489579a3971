import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('qrPreview', {
  en: { title: 'Pay code as a QR code', code: 'Pay code' },
  fil: { title: 'Code ng bayad bilang QR code', code: 'Code ng bayad' },
});
