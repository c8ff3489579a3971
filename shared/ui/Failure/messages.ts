import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('failure', {
  en: {
    title: 'This could not be loaded',
    refused: 'The service refused this and gave no reason.',
    offline: 'There is no connection. Please check your data or Wi-Fi.',
    timeout: 'The service did not answer within a minute.',
    http: 'The service has a problem right now.',
    body: 'The service gave an answer that we cannot read.',
    data: 'The service gave an answer that is not complete.',
    retry: 'Retry',
  },
  fil: {
    title: 'Hindi ito ma-load',
    refused: 'Tinanggihan ito ng serbisyo nang walang ibinigay na dahilan.',
    offline: 'Walang koneksyon. Tingnan ang iyong data o Wi-Fi.',
    timeout: 'Hindi sumagot ang serbisyo sa loob ng isang minuto.',
    http: 'May problema ang serbisyo sa ngayon.',
    body: 'Hindi namin mabasa ang sagot ng serbisyo.',
    data: 'Hindi kumpleto ang sagot ng serbisyo.',
    retry: 'Subukan muli',
  },
});
