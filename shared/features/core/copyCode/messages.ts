import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('copyCode', {
  copied: 'copy success',
  notCopied: 'This phone does not allow copying. Press and hold the text.',
});
