import { defineMessages } from '../i18n/messages.ts';

/** What the shared parts of the screens' logic have to say. */
export const text = defineMessages('models', {
  en: {
    linkRefused: 'This link is not safe to open.',
    noMessage: 'The service refused this.',
    copied: 'copy success',
    notCopied: 'This phone does not allow copying. Press and hold the code.',
    pickChannel: 'Please select your repayment method for payment',
  },
  fil: {
    linkRefused: 'Hindi ligtas buksan ang link na ito.',
    noMessage: 'Tinanggihan ito ng serbisyo.',
    copied: 'Nakopya na',
    notCopied: 'Hindi pinapayagan ng teleponong ito ang pagkopya. Pindutin nang matagal ang code.',
    pickChannel: 'Pumili ng paraan ng pagbabayad',
  },
});
