import { defineMessages } from '../../shared/i18n/messages.ts';

export const complainDetailsText = defineMessages('complainDetails', {
  title: 'Online service',
  number: 'Complaint number',
  order: 'Order',
  status: 'Status',
  answered: 'Answered',
  open: 'Not answered yet',
  answerBy: 'Answer by',
  description: 'What you wrote',
  result: 'Process Result',
  notShown: 'We could not show a picture.',
  noComplaint: 'We cannot find this complaint.',
  mine: 'My complaints',
  write: 'Write a complaint',
});

export const complaintRatingText = defineMessages('complaintRating', {
  rate: 'Please rate this service',
  stars: 'Stars',
  // Indonesian for 'please choose', also in English: the specification has it so.
  noStar: 'Silakan pilih',
  send: 'Send',
  cancel: 'Cancel',
  rated: 'Successful demonstration！',
  notKnown: '{said} We do not know whether your rating arrived. You can send it again.',
});
