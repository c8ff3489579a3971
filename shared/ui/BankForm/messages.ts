import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('bankForm', {
  en: {
    next: 'Next',
    saved: 'Your account is saved.',
    doubt: 'It is not known whether your account is saved',
    lost: 'The answer of the service got lost. No money moves when an account is saved.',
    open: 'There is no sign of it. You can save it again.',
    blindEarly: 'This page cannot see what came of it. You can save again in a minute.',
    blind: 'This page cannot see what came of it. You can save again.',
    again: 'Save again',
    accepted: 'An account was saved at {time}',
    confirmed: 'The service has confirmed it.',
    another: 'Save another account',
  },
  fil: {
    next: 'Susunod',
    saved: 'Na-save na ang iyong account.',
    doubt: 'Hindi tiyak kung na-save ang iyong account',
    lost: 'Nawala ang sagot ng serbisyo. Walang perang gumagalaw sa pag-save ng account.',
    open: 'Walang palatandaan na na-save ito. Maaari mo itong i-save muli.',
    blindEarly: 'Hindi makita ng pahinang ito ang nangyari. Maaari kang mag-save muli sa loob ng isang minuto.',
    blind: 'Hindi makita ng pahinang ito ang nangyari. Maaari kang mag-save muli.',
    again: 'I-save muli',
    accepted: 'May na-save na account noong {time}',
    confirmed: 'Kinumpirma ito ng serbisyo.',
    another: 'Mag-save ng isa pang account',
  },
});
