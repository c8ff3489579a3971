import { defineMessages } from '../../../shared/i18n/messages.ts';

export const text = defineMessages('complaintRating', {
  rate: 'Please rate this service',
  stars: 'Stars',
  // Indonesian for 'please choose', also in English: the specification has it so.
  noStar: 'Silakan pilih',
  send: 'Send',
  cancel: 'Cancel',
  rated: 'Successful demonstration！',
  notKnown: '{said} No answer came: it is not known whether your rating has arrived. You can send it again.',
});
