import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('oldCode', {
  title: 'This code has to be checked first',
  checking: 'The code on this phone is of {time}. It is being checked, for the amount may have changed since…',
  stale:
    'The code on this phone is of {time}, and it could not be checked. The amount may have changed since: do not pay by an earlier code before it has been checked.',
  retry: 'Retry',
  order: 'See your order',
});
