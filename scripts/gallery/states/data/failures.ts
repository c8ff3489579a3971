import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { ok, refused, serverError } from '../answers.ts';
import { type Answer, type Answers, type StateOfScreen, state } from '../State.ts';
import { order } from './order.ts';

interface Loading extends Pick<StateOfScreen, 'at' | 'query'> {
  /** The call that loads the screen's data, and the answers to the calls sent along with it. */
  readonly call: CallName;
  readonly others?: Answers;
}

/** Returns a state in which a call is refused with this message, which the screen then shows. */
export const refusal = (
  name: string,
  title: string,
  words: string,
  asking: (answer: Answer) => Omit<StateOfScreen, 'name' | 'title' | 'shows'>,
): StateOfScreen => state(name, title, words, asking(refused(words)));

/** Returns the states of a screen that starts with a call and has no data yet: loading, refused, failed. */
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

// The call is repeated once these words are shown, because the borrower returns to the page.
const readAgain = (call: CallName, first: Answer, second: Answer, words: string) => ({
  answers: { [call]: [first, second] },
  steps: [{ see: words }, { return: true as const }],
});

/** Returns the state in which the data is read again on return and the connection breaks. `words` are on screen before. */
export const stale = (call: CallName, first: Answer, words: string): StateOfScreen =>
  state('stale', 'Read again, and the line breaks', 'Not up to date: last checked at {time}', {
    ...readAgain(call, first, 'drop', words),
  });

/** Returns the same state while the second answer is pending. */
export const checkingAgain = (call: CallName, first: Answer, words: string): StateOfScreen =>
  state('checking', 'Being read again', 'Checked at {time}. Checking again…', {
    ...readAgain(call, first, 'hang', words),
  });

/** Returns the state of a screen whose URL lacks a required parameter: it sends no request. */
export const withoutParameter = (name: 'orderId' | 'productId'): StateOfScreen =>
  state('incomplete', 'A link that does not say which loan it is about', 'This link is incomplete', {
    query: { [name]: '' },
  });

/** Returns the states with these names, for a screen that shares the others with a screen that shows them all. */
export const only = (states: readonly StateOfScreen[], names: readonly string[]): readonly StateOfScreen[] =>
  states.filter(({ name }) => names.includes(name));

/** Adds an answer to `readOrder` where a plan is refused: the page then reads the order, which may have been paid already. */
export const withOrderAfterNo = (states: readonly StateOfScreen[]): readonly StateOfScreen[] =>
  states.map((each) =>
    ['refused', 'signed-out'].includes(each.name)
      ? { ...each, answers: { ...each.answers, readOrder: ok(order(170)) } }
      : each,
  );
