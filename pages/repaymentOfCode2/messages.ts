import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repaymentOfCode2', {
  en: {
    title: 'Repayment code',
    total: 'Total payment',
    keepSlip: 'Please keep the deposit slip as proof of your payment.',
    noOrder: 'This link does not say which order to pay. Please open your order in the app.',
    noCode: 'There is no pay code for this order now. Choose a way to pay on the repayment page.',
    home: 'Home',
    ways: 'Ways to pay',
    since: 'If you have paid since then, look at your order before you pay again.',
    order: 'See your order',
  },
  fil: {
    title: 'Code sa pagbabayad',
    total: 'Kabuuang babayaran',
    keepSlip: 'Itago ang deposit slip bilang patunay ng iyong bayad.',
    noOrder: 'Hindi sinasabi ng link na ito kung aling order ang babayaran. Buksan ang iyong order sa app.',
    noCode: 'Wala pang code sa pagbabayad para sa order na ito. Pumili ng paraan sa pahina ng pagbabayad.',
    home: 'Home',
    ways: 'Mga paraan ng pagbabayad',
    since: 'Kung nakabayad ka na mula noon, tingnan ang iyong order bago magbayad muli.',
    order: 'Tingnan ang iyong order',
  },
});
