import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('bankSaved', {
  saved: 'Your account is saved',
  number: '{title}: ends in {end}',
  orderNext: 'You do not have to do anything else here. Your order shows what comes next.',
  homeNext: 'You do not have to do anything else here.',
  order: 'Look at the order',
  home: 'Go to the home page',
  another: 'Save another account',
});
