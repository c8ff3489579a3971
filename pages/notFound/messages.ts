import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('notFound', {
  en: {
    title: 'This page does not exist',
    lead: 'The address may be incomplete or out of date. Please open your order from the app, or begin at the home page.',
    home: 'Go to the home page',
  },
  fil: {
    title: 'Walang ganitong pahina',
    lead: 'Maaaring kulang o luma na ang address. Buksan ang iyong order mula sa app, o magsimula sa home page.',
    home: 'Pumunta sa home page',
  },
});
