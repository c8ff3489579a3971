import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('bankSaved', {
  lost: 'There was no clear answer from the service.',
  repeat: 'The service has had this before, so your account may be saved already.',
  stands: 'No money moves when an account is saved. What you typed is still here, and you can save it again.',
  saved: 'Your account is saved',
  number: '{title}: ends in {end}',
  orderNext: 'You do not have to do anything else here. Your order shows what comes next.',
  offerNext: 'Your loan is not confirmed yet. Go on with it now.',
  homeNext: 'You do not have to do anything else here.',
  order: 'Look at the order',
  offer: 'Go on with your loan',
  home: 'Go to the home page',
  another: 'Save another account',
});
