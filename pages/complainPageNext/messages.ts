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
  unconfirmedWhy: 'We did not get a clear answer. What you wrote is still here.',
  tagsLost: 'We could not load what your complaint is about.',
  noType: 'First choose what your complaint is about.',
  choose: 'Choose',
});

/** The texts about a complaint after it was sent, except those of the form itself. */
export const afterSendingText = defineMessages('afterSending', {
  found: 'It has arrived: it is in your list of complaints.',
  soon: 'You can send it again in about a minute.',
  mayAgain: 'We are checking your list of complaints for it. You can send it again.',
  unreadable: 'We cannot see your list of complaints right now.',
  free: 'You can send it again.',
  notFound: 'It is not in your list of complaints. You can send it again.',
  again: 'Send again',
});
