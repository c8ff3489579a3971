import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('confirmScreen', {
  en: {
    loan: 'Loan',
    home: 'Go to the home page',
    unchecked: 'Check the box to go on.',
    waiting: 'One moment…',
    stale: 'The offer or its agreements could not be loaded. Press Refresh to go on.',
    done: 'Your loan is confirmed. Your order shows what happens next.',
    order: 'Look at the order',
    doubt: 'It is not known what has come of your loan',
    doubtMessage: 'You have asked for this loan. It may be confirmed, and the money may be on its way to you.',
    open: 'No running loan can be seen. Money could still come: look again later before you ask again.',
    changed: 'Your order shows a loan. If it is the one that you asked for, do not ask for it again.',
    reopen: 'Back to the offer',
  },
  fil: {
    loan: 'Kunin ang Loan',
    home: 'Pumunta sa home page',
    unchecked: 'Lagyan ng tsek ang kahon para magpatuloy.',
    waiting: 'Sandali lang…',
    stale: 'Hindi ma-load ang alok o ang mga kasunduan nito. Pindutin ang I-refresh para magpatuloy.',
    done: 'Kumpirmado na ang iyong loan. Makikita sa iyong order ang susunod.',
    order: 'Tingnan ang order',
    doubt: 'Hindi pa alam kung ano ang nangyari sa iyong loan',
    doubtMessage: 'Hiningi mo na ang loan na ito. Maaaring kumpirmado na ito, at maaaring parating na sa iyo ang pera.',
    open: 'Walang makitang tumatakbong loan. Maaari pa ring dumating ang pera: tingnan muli mamaya bago ito hingin ulit.',
    changed: 'May loan sa iyong order. Kung ito ang hiningi mo, huwag mo na itong hingin ulit.',
    reopen: 'Bumalik sa alok',
  },
});
