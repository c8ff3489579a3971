import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('complainDetails', {
  title: 'Online service',
  number: 'Complaint number',
  order: 'Order',
  status: 'Status',
  answered: 'Answered',
  open: 'Not answered yet',
  answerBy: 'Answer by',
  description: 'What you wrote',
  result: 'Process Result',
  notShown: 'A picture could not be shown.',
  noComplaint: 'There is no complaint at this address.',
  mine: 'My complaints',
  write: 'Write a complaint',
});
