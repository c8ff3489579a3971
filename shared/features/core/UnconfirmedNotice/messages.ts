import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('unconfirmedNotice', {
  order: 'Look at the order',
  checking: 'Looking what has come of it…',
  early: 'It does not show yet, but it may still be under way.',
  soon: 'This page looks again by itself within a minute.',
  until: 'It cannot be sent again before {time}. This page looks again by itself then.',
  changed: 'What the service shows has changed since. Look at it first.',
  unkept: 'This phone keeps no note of what you have sent before.',
  unknown: 'The service cannot say right now what has come of it.',
  checkAgain: 'Look again',
  call: 'Questions? Call',
});
