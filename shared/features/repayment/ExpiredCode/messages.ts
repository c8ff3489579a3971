import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('expiredCode', {
  until: 'This code was valid until {time} at the latest. Do not pay with it.',
  renew: 'Expired. Get a new code',
  unknown: 'There was no answer: a new code may have been made, or not. Check again before you ask for another.',
  check: 'Check again',
  elsewhere: 'Another page on this phone is asking for a new code. Check again in a moment.',
  unchecked: 'The order could not be read, so no new code was asked for.',
  made: 'A new code has been made. It shows here once the order can be read.',
});
