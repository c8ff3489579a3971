import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('borrowDetail', {
  en: {
    title: 'Order Details',
    whole: 'See the whole order',
    call: 'Call customer service',
  },
  fil: {
    title: 'Mga Detalye ng Order',
    whole: 'Tingnan ang buong order',
    call: 'Tawagan ang customer service',
  },
});
