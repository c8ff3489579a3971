import { ok, refused } from '../answers.ts';
import { longWord } from '../data/words.ts';
import { state, statesOf } from '../State.ts';

const contact = { email: 'help@lender.example', smWa: '+63 917 555 0123' };

/** The customer service page. */
export const customerService = statesOf('customerService', [
  state('ready', 'The service’s contact details', {
    answers: { readContactInfo: ok(contact) },
    shows: 'help@lender.example',
  }),
  state('phone-alone', 'A phone alone', {
    answers: { readContactInfo: ok({ ...contact, email: '' }) },
    shows: '+63 917 555 0123',
  }),
  state('long', 'The longest address', {
    answers: { readContactInfo: ok({ ...contact, email: `${longWord}@${longWord}.example` }) },
    shows: '+63 917 555 0123',
  }),
  state('copied', 'An address is copied', {
    answers: { readContactInfo: ok(contact) },
    steps: [{ press: 'Copy' }],
    shows: 'copy success',
  }),
  state('none', 'The service names none', {
    answers: { readContactInfo: ok({}) },
    shows: 'The service names no contact details now. Please use those below.',
  }),
  state('loading', 'On their way', { answers: { readContactInfo: 'hang' }, shows: 'Loading the contact details…' }),
  state('failed', 'The line breaks', {
    answers: { readContactInfo: 'drop' },
    shows: 'The contact details of the service could not be loaded. Please use those below.',
  }),
  state('refused', 'Refused in the service’s words', {
    answers: { readContactInfo: refused('Nobody is here on Sundays.') },
    shows: 'Nobody is here on Sundays.',
  }),
]);
