import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('receipt', {
  save: 'Save receipt',
  saved: 'Saved on this phone',
  copyIt: 'This phone saves no pictures from here. Copy the text, or take a picture of the screen.',
  holdIt: 'Press and hold the picture to save it. If nothing opens, copy the text, or take a picture of the screen.',
  copy: 'Copy text',
  copied: 'Copied',
  notCopied: 'This phone does not allow copying. Press and hold the text.',
  holds: 'As your order showed it. No official receipt.',
});
