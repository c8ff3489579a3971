import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('newLoanConfirm', {
  en: { title: 'Confirm your loan' },
  fil: { title: 'Kumpirmahin ang iyong loan' },
});
