import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { ok, refused, serverError } from '../answers.ts';
import { type Answer, type Answers, type StateOfScreen, state } from '../State.ts';
import { order } from './order.ts';

interface Loading extends Pick<StateOfScreen, 'at' | 'query'> {
  /** The call that brings the screen's data, and the others that go out beside it. */
  readonly call: CallName;
  readonly others?: Answers;
}

/** What comes of a call that the service refuses in these words, which stand on the screen then. */
export const refusing = <Way>(asking: (answer: Answer) => Way, words: string) => ({
  ...asking(refused(words)),
  shows: words,
});

/** What every screen that begins with a call shows while there is nothing else to show: on its way, refused, failed. */
export const beforeData = ({ call, others = {}, ...page }: Loading): readonly StateOfScreen[] => {
  const answered = (answer: Answer) => ({ ...page, answers: { ...others, [call]: answer } });
  return [
    state('loading', 'On its way', { ...answered('hang'), shows: 'Loading…' }),
    state('refused', 'Refused in the service’s words', refusing(answered, 'There is no such order.')),
    state('signed-out', 'Nobody is signed in', {
      ...answered(refused('Your session has ended.', '4001')),
      shows: 'You are signed out',
    }),
    state('offline', 'The line breaks', {
      ...answered('drop'),
      shows: 'There is no connection. Please check your data or Wi-Fi.',
    }),
    state('broken', 'The service is broken', {
      ...answered(serverError),
      shows: 'The service has a problem right now. Please try again in a while.',
    }),
  ];
};

// Read again once these words are there, for the borrower comes back.
const readAgain = (call: CallName, first: Answer, second: Answer, words: string) => ({
  answers: { [call]: [first, second] },
  steps: [{ see: words }, { return: true as const }],
});

/** What stood there is read again when the borrower comes back, and the line breaks. `words` are on the screen before. */
export const stale = (call: CallName, first: Answer, words: string): StateOfScreen =>
  state('stale', 'Read again, and the line breaks', {
    ...readAgain(call, first, 'drop', words),
    shows: 'Not up to date: last checked at {time}',
  });

/** The same, while the second answer is on its way. */
export const checkingAgain = (call: CallName, first: Answer, words: string): StateOfScreen =>
  state('checking', 'Being read again', {
    ...readAgain(call, first, 'hang', words),
    shows: 'Checked at {time}. Checking again…',
  });

/** What a screen shows that needs the parameter to be about anything, and has it not: it asks nobody. */
export const withoutParameter = (name: 'orderId' | 'productId'): StateOfScreen =>
  state('incomplete', 'A link that does not say which loan it is about', {
    query: { [name]: '' },
    shows: 'This link is incomplete',
  });

/** The states of which these are the names, for a screen that shares the others with one that shows them all. */
export const only = (states: readonly StateOfScreen[], names: readonly string[]): readonly StateOfScreen[] =>
  states.filter(({ name }) => names.includes(name));

/** Of a plan that is refused the order is read too: a no may mean that it has been paid. */
export const withOrderAfterNo = (states: readonly StateOfScreen[]): readonly StateOfScreen[] =>
  states.map((each) =>
    ['refused', 'signed-out'].includes(each.name)
      ? { ...each, answers: { ...each.answers, readOrder: ok(order(170)) } }
      : each,
  );
