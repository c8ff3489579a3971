import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { ok, refused, serverError } from '../answers.ts';
import { type Answer, type Answers, type StateOfScreen, state } from '../State.ts';
import { order } from './order.ts';

interface Loading extends Pick<StateOfScreen, 'at' | 'query'> {
  /** The call that brings the screen's data, and the others that go out beside it. */
  readonly call: CallName;
  readonly others?: Answers;
}

/** A call is refused in these words, which stand on the screen then. */
export const refusal = (
  name: string,
  title: string,
  words: string,
  asking: (answer: Answer) => Omit<StateOfScreen, 'name' | 'title' | 'shows'>,
): StateOfScreen => state(name, title, words, asking(refused(words)));

/** What every screen that begins with a call shows while there is nothing else to show: on its way, refused, failed. */
export const beforeData = ({ call, others = {}, ...page }: Loading): readonly StateOfScreen[] => {
  const answered = (answer: Answer) => ({ ...page, answers: { ...others, [call]: answer } });
  return [
    state('loading', 'On its way', 'Loading…', answered('hang')),
    refusal('refused', 'Refused in the service’s words', 'There is no such order.', answered),
    state('signed-out', 'Nobody is signed in', 'You are signed out', {
      ...answered(refused('Your session has ended.', '4001')),
    }),
    state('offline', 'The line breaks', 'There is no connection. Please check your data or Wi-Fi.', {
      ...answered('drop'),
    }),
    state('broken', 'The service is broken', 'The service has a problem right now. Please try again in a while.', {
      ...answered(serverError),
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
  state('stale', 'Read again, and the line breaks', 'Not up to date: last checked at {time}', {
    ...readAgain(call, first, 'drop', words),
  });

/** The same, while the second answer is on its way. */
export const checkingAgain = (call: CallName, first: Answer, words: string): StateOfScreen =>
  state('checking', 'Being read again', 'Checked at {time}. Checking again…', {
    ...readAgain(call, first, 'hang', words),
  });

/** What a screen shows that needs the parameter to be about anything, and has it not: it asks nobody. */
export const withoutParameter = (name: 'orderId' | 'productId'): StateOfScreen =>
  state('incomplete', 'A link that does not say which loan it is about', 'This link is incomplete', {
    query: { [name]: '' },
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
