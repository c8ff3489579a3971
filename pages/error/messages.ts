import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('error', {
  en: {
    title: 'Order Details',
    failed: 'Failed',
    noMessage: 'The login at our partner did not work.',
    others: 'Other loans for you',
    opening: 'Opening…',
    notOpened: 'This could not be opened. Please try again.',
    home: 'Back to the start page',
    service: 'Customer service',
  },
  fil: {
    title: 'Mga Detalye ng Order',
    failed: 'Hindi natuloy',
    noMessage: 'Hindi gumana ang pag-login sa aming partner.',
    others: 'Iba pang loan para sa iyo',
    opening: 'Binubuksan…',
    notOpened: 'Hindi ito nabuksan. Subukan muli.',
    home: 'Bumalik sa simula',
    service: 'Customer service',
  },
});
