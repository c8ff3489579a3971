import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('channelSheet', {
  en: {
    hint: 'Please select your repayment method for payment',
    pay: 'Payment',
    none: 'There is no repayment method for this order right now. Please contact customer service.',
    asking: 'Asking for your payment page…',
    leaving: 'Opening the payment page…',
    unknownTitle: 'We do not know yet what came of this',
    unknown:
      'The answer got lost on the way. Asking for a code takes no money from you, but a code may exist already. Let us look at the order first, before you try again.',
    lookAgain: 'Look at the order again',
  },
  fil: {
    hint: 'Pumili ng paraan ng pagbabayad',
    pay: 'Magbayad',
    none: 'Walang paraan ng pagbabayad para sa order na ito sa ngayon. Makipag-ugnayan sa customer service.',
    asking: 'Hinihingi ang iyong pahina ng pagbabayad…',
    leaving: 'Binubuksan ang pahina ng pagbabayad…',
    unknownTitle: 'Hindi pa namin alam ang kinalabasan nito',
    unknown:
      'Nawala ang sagot sa daan. Hindi kumukuha ng pera ang paghingi ng code, pero maaaring may code na. Tingnan muna natin ang order bago ka sumubok muli.',
    lookAgain: 'Tingnan muli ang order',
  },
});
