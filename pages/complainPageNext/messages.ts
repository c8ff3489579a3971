import { defineMessages } from '../../shared/i18n/messages.ts';

export const complainPageNextText = defineMessages('complainPageNext', {
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

/** The texts about a complaint after it was sent, except those of the form itself. */
export const afterSendingText = defineMessages('afterSending', {
  found: 'It has arrived: your list of complaints shows it.',
  order: 'Order',
  due: 'Answer by',
  soon: 'You can send it again within a minute.',
  mayAgain: 'This page is looking whether your list of complaints shows it. You can send it again.',
  unreadable: 'Your list of complaints cannot be read right now.',
  free: 'You can send it again.',
  notFound: 'Your list of complaints does not show it. You can send it again.',
  again: 'Send again',
});
