import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('channelSheet', {
  en: {
    hint: 'Please select your repayment method for payment',
    pay: 'Payment',
    none: 'There is no repayment method for this order right now.',
    opening: 'Opening the payment page…',
    unknownTitle: 'The answer got lost',
    unknown: 'No money was taken, but a payment code may exist already. Look at the order before you try again.',
    checkAgain: 'Look at the order',
  },
  fil: {
    hint: 'Pumili ng paraan ng pagbabayad',
    pay: 'Magbayad',
    none: 'Walang paraan ng pagbabayad para sa order na ito sa ngayon.',
    opening: 'Binubuksan ang pahina ng pagbabayad…',
    unknownTitle: 'Nawala ang sagot',
    unknown: 'Walang perang nakuha, pero maaaring may code na ng pagbabayad. Tingnan ang order bago sumubok muli.',
    checkAgain: 'Tingnan ang order',
  },
});
