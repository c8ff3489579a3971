import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('customerService', {
  title: 'Customer service',
  lead: 'Have your order number at hand when you call or write.',
  service: 'Talk to us',
  phone: 'Telephone / WhatsApp',
  email: 'E-mail',
  loading: 'Loading the contact details…',
  failed: 'We could not load our contact details. Please use those below.',
  none: 'We have no other contact details now. Please use those below.',
  retry: 'Try again',
  own: 'You can also reach us here',
  telephone: 'Telephone',
  whatsapp: 'WhatsApp',
  noCall: 'You cannot call from here.',
  copy: 'Copy',
  wrong: 'Is something wrong with your loan?',
  complain: 'Send a complaint',
  language: 'Language',
});
