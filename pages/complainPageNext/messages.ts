import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('complainPageNext', {
  title: 'Describe the problem',
  description: 'What happened?',
  note: 'You will get a response within 3 weekdays.',
  send: 'Send',
  empty: 'Please fill in your comments and suggestions',
  wait: 'Some images have not been uploaded yet. Wait, try them again, or remove them.',
  uploaded: 'Upload succeeded!',
  sent: 'Successfully Sent',
  unconfirmed: 'It is not known whether your complaint has arrived',
  unconfirmedWhy: 'There was no clear answer to it. Nothing that you wrote is lost.',
  tagsLost: 'What it is about could not be loaded.',
  noType: 'Please choose first what your complaint is about.',
  choose: 'Choose',
});
