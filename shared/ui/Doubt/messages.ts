import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('doubt', {
  en: {
    order: 'Look at the order',
    looking: 'Looking what has come of it…',
    early:
      'There is no sign of it yet, but it may still be under way. This page looks again by itself within a minute.',
    unknown: 'The service cannot be reached right now.',
    lookAgain: 'Look again',
  },
  fil: {
    order: 'Tingnan ang order',
    looking: 'Tinitingnan kung ano ang nangyari…',
    early:
      'Wala pang palatandaan, pero maaaring pinoproseso pa ito. Titingin muli ang pahinang ito sa loob ng isang minuto.',
    unknown: 'Hindi maabot ang serbisyo sa ngayon.',
    lookAgain: 'Tingnan muli',
  },
});
