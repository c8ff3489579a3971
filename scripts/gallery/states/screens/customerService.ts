import { ok } from '../answers.ts';
import { refusing } from '../data/failures.ts';
import { longWord } from '../data/words.ts';
import { type Answer, state, statesOf } from '../State.ts';

const contact = { email: 'help@lender.example', smWa: '+63 917 555 0123' };

const given = (readContactInfo: Answer) => ({ answers: { readContactInfo } });

/** The customer service page. */
export const customerService = statesOf('customerService', [
  state('ready', 'The service’s contact details', { ...given(ok(contact)), shows: 'help@lender.example' }),
  state('phone-alone', 'A phone alone', { ...given(ok({ ...contact, email: '' })), shows: '+63 917 555 0123' }),
  state('long', 'The longest address', {
    ...given(ok({ ...contact, email: `${longWord}@${longWord}.example` })),
    shows: '+63 917 555 0123',
  }),
  state('copied', 'An address is copied', { ...given(ok(contact)), steps: [{ press: 'Copy' }], shows: 'copy success' }),
  state('none', 'The service names none', {
    ...given(ok({})),
    shows: 'The service names no contact details now. Please use those below.',
  }),
  state('loading', 'On their way', { ...given('hang'), shows: 'Loading the contact details…' }),
  state('failed', 'The line breaks', {
    ...given('drop'),
    shows: 'The contact details of the service could not be loaded. Please use those below.',
  }),
  state('refused', 'Refused in the service’s words', refusing(given, 'Nobody is here on Sundays.')),
]);
