import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('customerService', {
  lead: 'Have your order number at hand when you call or write.',
  phone: 'Telephone / WhatsApp',
  none: 'We cannot show other contact details now. Please use those below.',
  own: 'You can also reach us here',
  wrong: 'Is something wrong with your loan?',
});
