import { defineMessages } from '../../shared/i18n/messages.ts';

export const complainPageNextText = defineMessages('complainPageNext', {
  title: 'Describe the problem',
  description: 'What happened?',
  note: 'You will get a response within 3 weekdays.',
  empty: 'Please fill in your comments and suggestions',
  wait: 'Some images are not uploaded yet. Wait, try again, or remove them.',
  uploaded: 'Upload succeeded!',
  sent: 'Successfully Sent',
  notKnown: '{said} We do not know whether your complaint arrived. See your complaints before you send it again.',
  tagsLost: 'We could not load what your complaint is about.',
  noType: 'First choose what your complaint is about.',
  choose: 'Choose',
});
