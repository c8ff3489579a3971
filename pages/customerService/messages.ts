import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('customerService', {
  title: 'Customer service',
  lead: 'Have your order number at hand when you call or write.',
  service: 'Talk to us',
  phone: 'Telephone / WhatsApp',
  email: 'E-mail',
  loading: 'Loading the contact details…',
  failed: 'The contact details of the service could not be loaded. Please use those below.',
  none: 'The service names no contact details now. Please use those below.',
  retry: 'Try again',
  own: 'You can also reach us here',
  telephone: 'Telephone',
  whatsapp: 'WhatsApp',
  noCall: 'It cannot be called from here.',
  copy: 'Copy',
  wrong: 'Is something wrong with your loan?',
  complain: 'Send a complaint',
  language: 'Language',
});
