import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { refused, serverError } from '../answers.ts';
import { type Answers, type StateOfScreen, state } from '../State.ts';

interface Loading extends Pick<StateOfScreen, 'at' | 'query'> {
  /** The call that brings the screen's data, and the others that go out beside it. */
  readonly call: CallName;
  readonly others?: Answers;
}

/** What every screen that begins with a call shows while there is nothing else to show: on its way, refused, failed. */
export const beforeData = ({ call, others = {}, ...page }: Loading): readonly StateOfScreen[] => [
  state('loading', 'On its way', { ...page, answers: { ...others, [call]: 'hang' }, shows: 'Loading…' }),
  state('refused', 'Refused in the service’s words', {
    ...page,
    answers: { ...others, [call]: refused('There is no such order.') },
    shows: 'There is no such order.',
  }),
  state('signed-out', 'Nobody is signed in', {
    ...page,
    answers: { ...others, [call]: refused('Your session has ended.', '4001') },
    shows: 'You are signed out',
  }),
  state('offline', 'The line breaks', {
    ...page,
    answers: { ...others, [call]: 'drop' },
    shows: 'There is no connection. Please check your data or Wi-Fi.',
  }),
  state('broken', 'The service is broken', {
    ...page,
    answers: { ...others, [call]: serverError },
    shows: 'The service has a problem right now. Please try again in a while.',
  }),
];

/** What a screen shows that needs the parameter to be about anything, and has it not: it asks nobody. */
export const withoutParameter = (name: 'orderId' | 'productId'): StateOfScreen => ({
  name: 'incomplete',
  title: 'A link that does not say which loan it is about',
  query: { [name]: '' },
  shows: 'This link is incomplete',
});
