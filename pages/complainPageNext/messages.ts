import { defineMessages } from '../../shared/i18n/messages.ts';

export const complainPageNextText = defineMessages('complainPageNext', {
  title: 'Describe the problem',
  description: 'What happened?',
  note: 'You will get a response within 3 weekdays.',
  empty: 'Please fill in your comments and suggestions',
  wait: 'Some images are not uploaded yet. Wait, try again, or remove them.',
  uploaded: 'Upload succeeded!',
  sent: 'Successfully Sent',
  unconfirmed: 'We do not know whether your complaint arrived',
  unconfirmedWhy: 'It may have arrived. See your complaints before you send it again.',
  soon: 'You can send it again in about 3 minutes.',
  again: 'Send again',
  tagsLost: 'We could not load what your complaint is about.',
  noType: 'First choose what your complaint is about.',
  choose: 'Choose',
});
