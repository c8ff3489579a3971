import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('bankForm', {
  en: {
    next: 'Next',
    again: 'Save again',
    unsure: 'We do not know whether your account was saved',
    lost: 'There was no clear answer from the service.',
    repeat: 'The service has had this before, so your account may be saved already.',
    stands: 'No money moves when an account is saved. What you typed is still here, and you can save it again.',
    saved: 'Your account is saved',
    number: '{title}: ends in {end}',
    order: 'Look at the order',
    home: 'Go to the home page',
    another: 'Save another account',
  },
  fil: {
    next: 'Susunod',
    again: 'I-save muli',
    unsure: 'Hindi namin alam kung na-save ang iyong account',
    lost: 'Walang malinaw na sagot mula sa serbisyo.',
    repeat: 'Natanggap na ito ng serbisyo dati, kaya maaaring na-save na ang iyong account.',
    stands:
      'Walang perang gumagalaw sa pag-save ng account. Narito pa ang inilagay mo, at maaari mo itong i-save muli.',
    saved: 'Na-save na ang iyong account',
    number: '{title}: nagtatapos sa {end}',
    order: 'Tingnan ang order',
    home: 'Pumunta sa home page',
    another: 'Mag-save ng isa pang account',
  },
});
