import { defineMessages } from '../../i18n/messages.ts';

export const orderViewText = defineMessages('orderView', {
  due: 'To pay',
  late: '{count} days late',
  lateOne: '{count} day late',
});

export const planTimelineText = defineMessages('planTimeline', {
  title: 'Your payments',
  left: 'Left to pay: {left}',
  leftOf: 'Left to pay: {left} of {total}',
  paid: 'Paid',
  due: 'Due',
  late: 'Late',
  coming: 'Upcoming',
});
