import { ok } from '../answers.ts';
import { beforeData, refusing } from '../data/failures.ts';
import { longProducts, products } from '../data/order.ts';
import { longText, nowhere } from '../data/words.ts';
import { type Answer, state, statesOf } from '../State.ts';

const failed = (message: string, recProducts: readonly unknown[] = products): Answer => ok({ message, recProducts });

const given = (readFailedLogin: Answer) => ({ answers: { readFailedLogin } });

const opening = (openProduct: Answer) => ({
  answers: { readFailedLogin: failed('Your login was refused.'), openProduct },
  steps: [{ press: 'Apply' }],
});

/** The page of a joint login that failed. */
export const failedLogin = statesOf('error', [
  state('products', 'The reason, and other products', {
    ...given(failed('Your login was refused.')),
    shows: 'Other loans for you',
  }),
  state('no-products', 'The reason alone', {
    ...given(failed('Your login was refused.', [])),
    shows: 'Your login was refused.',
  }),
  state('no-reason', 'Nobody says why', { ...given(failed('')), shows: 'The login at our partner did not work.' }),
  state('reason-of-address', 'The address says why', {
    query: { message: 'The partner is closed for today.' },
    ...given(failed('', [])),
    shows: 'The partner is closed for today.',
  }),
  state('no-product', 'The address names no product', {
    query: { productId: '' },
    answers: {},
    shows: 'The login at our partner did not work.',
  }),
  state('long', 'The longest words', { ...given(failed(longText, longProducts)), shows: 'Other loans for you' }),
  state('opening', 'A product is being opened', { ...opening(ok({ url: nowhere })), shows: 'Opening…' }),
  state('open-refused', 'A product is refused', refusing(opening, 'This product is sold out.')),
  state('open-lost', 'The answer to opening a product got lost', {
    ...opening('drop'),
    shows: 'This could not be opened. Please try again.',
  }),
  ...beforeData({ call: 'readFailedLogin' }),
]);
