import { ok } from '../answers.ts';
import { beforeData, refusal } from '../data/failures.ts';
import { longProducts, products } from '../data/order.ts';
import { longText, nowhere } from '../data/words.ts';
import { type Answer, state, statesOf } from '../State.ts';

const failed = (message: string, recProducts: readonly unknown[] = products): Answer => ok({ message, recProducts });

const given = (readFailedLogin: Answer) => ({ answers: { readFailedLogin } });

const opening = (openProduct: Answer) => ({
  answers: { readFailedLogin: failed('Your login was refused.'), openProduct },
  steps: [{ press: 'Apply' }],
});

/** The states of the page that opens after a failed joint login. */
export const failedLogin = statesOf('error', [
  state('products', 'The reason, and other products', 'Other loans for you', {
    ...given(failed('Your login was refused.')),
  }),
  state('no-products', 'The reason alone', 'Your login was refused.', {
    ...given(failed('Your login was refused.', [])),
  }),
  state('no-reason', 'Nobody says why', 'The login at our partner did not work.', given(failed(''))),
  state('reason-of-address', 'The address says why', 'The partner is closed for today.', {
    query: { message: 'The partner is closed for today.' },
    ...given(failed('', [])),
  }),
  state('no-product', 'The address names no product', 'The login at our partner did not work.', {
    query: { productId: '' },
    answers: {},
  }),
  state('long', 'The longest words', 'Other loans for you', given(failed(longText, longProducts))),
  state('opening', 'A product is being opened', 'Opening…', opening(ok({ url: nowhere }))),
  refusal('open-refused', 'A product is refused', 'This product is sold out.', opening),
  state('open-lost', 'The answer to opening a product got lost', 'This could not be opened. Please try again.', {
    ...opening('drop'),
  }),
  ...beforeData({ call: 'readFailedLogin' }),
]);
