import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repaymentOfCode', {
  en: {
    title: 'Repayment code',
    amount: 'Amount to pay',
    qr: 'QR code of the pay code',
    tips: 'Before you pay',
    tip1: 'Show this QR code at the counter, or save it and open it in your e-wallet.',
    tip2: 'Check that the amount shown is the amount on this page.',
    tip3: 'Pay the whole amount at once: this code takes one payment.',
    tip4: 'Use the code for this order only, and do not share it.',
    tip5: 'Keep the deposit slip as proof of your payment.',
    none: 'There is no pay code here. Open your order to see how to repay it.',
    order: 'See your order',
  },
  fil: {
    title: 'Code sa pagbabayad',
    amount: 'Halagang babayaran',
    qr: 'QR code ng code sa pagbabayad',
    tips: 'Bago magbayad',
    tip1: 'Ipakita ang QR code na ito sa counter, o i-save ito at buksan sa iyong e-wallet.',
    tip2: 'Tiyaking ang halagang lumalabas ay ang halaga sa pahinang ito.',
    tip3: 'Bayaran nang buo sa isang beses: isang bayad lang ang tinatanggap ng code na ito.',
    tip4: 'Gamitin ang code para sa order na ito lamang, at huwag itong ibahagi.',
    tip5: 'Itago ang deposit slip bilang patunay ng iyong bayad.',
    none: 'Walang code sa pagbabayad dito. Buksan ang iyong order para makita kung paano magbayad.',
    order: 'Tingnan ang iyong order',
  },
});
