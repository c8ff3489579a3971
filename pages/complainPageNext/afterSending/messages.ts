import { defineMessages } from '../../../shared/i18n/messages.ts';

/** The texts about a complaint after it was sent, except those of the form itself. */
export const text = defineMessages('afterSending', {
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
