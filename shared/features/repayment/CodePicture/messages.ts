import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('codePicture', {
  barcode: 'Barcode of the pay code',
  qr: 'QR code of the pay code',
});
