import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('paySlip', {
  fromPhone: 'This slip is from this phone, checked at {time}. It may have been paid since then.',
  waits: 'The page checks it by itself once there is a connection.',
  save: 'Save or share this slip',
  code: 'Pay code',
  rollover: 'Rollover fee',
  full: 'Full amount due',
  dueDate: 'Due date',
  newDate: 'New due date',
  order: 'Order number',
  asChecked: 'As checked at {time}. It may have been paid since then: look at the order before you pay.',
  kept: 'This slip stays on this phone for a day, for when there is no signal.',
  remove: 'Remove from this phone',
  removed: 'Removed from this phone',
});
