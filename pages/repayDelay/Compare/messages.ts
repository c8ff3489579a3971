import { defineMessages } from '../../../shared/i18n/messages.ts';

export const text = defineMessages('rolloverCompare', {
  pay: 'Pay now',
  rollOver: 'Roll over',
  now: 'You pay now',
  later: 'Due later',
  newDate: 'New due date',
  inAll: 'In all',
  less: '{amount} less',
  more: '{amount} more',
});
