import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('confirmOfPeriod', {
  en: {
    title: 'Confirm your instalment loan',
    periods: 'Number of periods',
    firstPay: 'First payment',
    firstPeriod: 'First period',
  },
  fil: {
    title: 'Kumpirmahin ang iyong hulugang loan',
    periods: 'Bilang ng hulog',
    firstPay: 'Unang bayad',
    firstPeriod: 'Unang panahon',
  },
});
