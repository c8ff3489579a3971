import { ok } from '../answers.ts';
import { refusal } from '../data/failures.ts';
import { longWord } from '../data/words.ts';
import { type Answer, state, statesOf } from '../State.ts';

const contact = { email: 'help@lender.example', smWa: '+63 917 555 0123' };

const given = (readContactInfo: Answer) => ({ answers: { readContactInfo } });

/** The states of the customer service page. */
export const customerService = statesOf('customerService', [
  state('ready', 'The service’s contact details', 'help@lender.example', given(ok(contact))),
  state('phone-alone', 'A phone alone', '+63 917 555 0123', given(ok({ ...contact, email: '' }))),
  state('long', 'The longest address', '+63 917 555 0123', {
    ...given(ok({ ...contact, email: `${longWord}@${longWord}.example` })),
  }),
  state('copied', 'An address is copied', 'copy success', { ...given(ok(contact)), steps: [{ press: 'Copy' }] }),
  state('none', 'The service names none', 'The service names no contact details now. Please use those below.', {
    ...given(ok({})),
  }),
  state('loading', 'On their way', 'Loading the contact details…', given('hang')),
  state(
    'failed',
    'The line breaks',
    'The contact details of the service could not be loaded. Please use those below.',
    { ...given('drop') },
  ),
  refusal('refused', 'Refused in the service’s words', 'Nobody is here on Sundays.', given),
]);
