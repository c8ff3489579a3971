import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('copyCode', {
  en: {
    copied: 'copy success',
    notCopied: 'This phone does not allow copying. Press and hold the code.',
  },
  fil: {
    copied: 'Nakopya na',
    notCopied: 'Hindi pinapayagan ng teleponong ito ang pagkopya. Pindutin nang matagal ang code.',
  },
});
