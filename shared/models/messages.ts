import { defineMessages } from '../i18n/messages.ts';

/** What the shared parts of the screens' logic have to say. */
export const text = defineMessages('models', {
  en: {
    linkRefused: 'This link cannot be opened safely. Please contact customer service.',
    notRefreshed: 'Could not check again. What you see may be out of date.',
    noMessage: 'The service refused this and gave no reason.',
    copied: 'copy success',
    notCopied: 'This phone did not allow copying. Press and hold the code, or write it down.',
    pickChannel: 'Please select your repayment method for payment',
  },
  fil: {
    linkRefused: 'Hindi ligtas buksan ang link na ito. Makipag-ugnayan sa customer service.',
    notRefreshed: 'Hindi na-check muli. Maaaring luma na ang nakikita mo.',
    noMessage: 'Tinanggihan ito ng serbisyo nang walang ibinigay na dahilan.',
    copied: 'Nakopya na',
    notCopied: 'Hindi pinayagan ng teleponong ito ang pagkopya. Pindutin nang matagal ang code, o isulat ito.',
    pickChannel: 'Pumili ng paraan ng pagbabayad',
  },
});
