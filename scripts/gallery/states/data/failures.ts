import { type Answer, type Answers, ok, refused, type StateOfScreen, state } from '../State.ts';
import { order } from './order.ts';

interface Loading extends Pick<StateOfScreen, 'at' | 'query'> {
  /** The call that loads the screen's data, and the answers to the calls that follow it. */
  readonly call: string;
  readonly others?: Answers;
}

/** Returns a state in which a call is refused with this message, which the screen then shows. */
export const refusal = (
  name: string,
  words: string,
  asking: (answer: Answer) => Omit<StateOfScreen, 'name' | 'shows'>,
): StateOfScreen => state(name, words, asking(refused(words)));

/** Returns the states of a screen that starts with a call and has no data yet: loading, refused, failed. Who is signed out sees one look everywhere: that of the order. */
export const beforeData = ({ call, others = {}, ...page }: Loading): readonly StateOfScreen[] => {
  const answered = (answer: Answer) => ({ ...page, answers: { ...others, [call]: answer } });
  return [
    // The others follow with the rest of the page.
    state('loading', 'Loading…', { ...page, answers: { [call]: 'hang' } }),
    refusal('refused', 'There is no such order.', answered),
    state('offline', 'There is no connection. Please check your data or Wi-Fi.', answered('drop')),
  ];
};

/** Returns the state in which the data is read again on return and the connection breaks. `words` are on screen before. */
export const stale = (call: string, first: Answer, words: string): StateOfScreen =>
  state('stale', 'May be out of date: checked at {time}', {
    answers: { [call]: [first, 'drop'] },
    steps: [{ see: words }, { return: true }],
  });

/** Returns the state of a screen whose URL lacks a required parameter: it sends no request. */
export const withoutParameter = (name: 'orderId' | 'productId'): StateOfScreen =>
  state('incomplete', 'This link is incomplete', { query: { [name]: '' } });

/** Returns the states with these names, for a screen that shares the others with a screen that shows them all. */
export const only = (states: readonly StateOfScreen[], names: readonly string[]): readonly StateOfScreen[] =>
  states.filter(({ name }) => names.includes(name));

/** Adds an answer to `readOrder` where a plan is refused: the page then reads the order, which may have been paid already. */
export const withOrderAfterNo = (states: readonly StateOfScreen[]): readonly StateOfScreen[] =>
  states.map((each) =>
    each.name === 'refused' ? { ...each, answers: { ...each.answers, readOrder: ok(order(170)) } } : each,
  );
