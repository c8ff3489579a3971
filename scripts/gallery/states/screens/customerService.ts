import { refusal } from '../data/failures.ts';
import { longWord } from '../data/words.ts';
import { type Answer, ok, state, statesOf } from '../State.ts';

const contact = { email: 'help@lender.example', smWa: '+63 917 555 0123' };

const given = (readContactInfo: Answer) => ({ answers: { readContactInfo } });

/** The states of the customer service page. */
export const customerService = statesOf('customerService', [
  state('ready', 'help@lender.example', given(ok(contact))),
  state('long', '+63 917 555 0123', { ...given(ok({ ...contact, email: `${longWord}@${longWord}.example` })) }),
  state('copied', 'copy success', { ...given(ok(contact)), steps: [{ press: 'Copy' }] }),
  state('none', 'We have no other contact details now. Please use those below.', given(ok({}))),
  state('loading', 'Loading the contact details…', given('hang')),
  state('failed', 'We could not load our contact details. Please use those below.', given('drop')),
  refusal('refused', 'Nobody is here on Sundays.', given),
]);
