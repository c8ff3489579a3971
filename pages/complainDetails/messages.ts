import { defineMessages } from '../../shared/i18n/messages.ts';

export const complainDetailsText = defineMessages('complainDetails', {
  title: 'Online service',
  number: 'Complaint number',
  status: 'Status',
  answered: 'Answered',
  open: 'Not answered yet',
  description: 'What you wrote',
  result: 'Process Result',
  notShown: 'We could not show a picture.',
  noComplaint: 'We cannot find this complaint.',
});

export const complaintRatingText = defineMessages('complaintRating', {
  rate: 'Please rate this service',
  rated: 'Successful demonstration！',
  notKnown: '{said} We do not know whether your rating arrived. You can send it again.',
});
