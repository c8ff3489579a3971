import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('customerService', {
  lead: 'Have your order number at hand when you call or write.',
  phone: 'Telephone / WhatsApp',
  loading: 'Loading the contact details…',
  failed: 'We could not load our contact details. Please use those below.',
  none: 'We have no other contact details now. Please use those below.',
  own: 'You can also reach us here',
  telephone: 'Telephone',
  wrong: 'Is something wrong with your loan?',
});
