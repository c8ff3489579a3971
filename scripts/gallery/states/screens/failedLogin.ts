import { beforeData, refusal } from '../data/failures.ts';
import { products } from '../data/order.ts';
import { lengthened, longText, nowhere } from '../data/words.ts';
import { type Answer, ok, state, statesOf } from '../State.ts';

const failed = (message: string, recProducts: readonly unknown[] = products): Answer => ok({ message, recProducts });

const given = (readFailedLogin: Answer) => ({ answers: { readFailedLogin } });

const opening = (openProduct: Answer) => ({
  answers: { readFailedLogin: failed('Your login was refused.'), openProduct },
  steps: [{ press: 'Apply now' }],
});

/** The states of the page that opens after a failed joint login. */
export const failedLogin = statesOf('error', [
  state('products', 'Other loans for you', given(failed('Your login was refused.'))),
  state('no-products', 'Your login was refused.', given(failed('Your login was refused.', []))),
  state('no-reason', 'We could not log you in at our partner.', given(failed(''))),
  state('reason-of-address', 'Our partner says: “{message}”', {
    query: { message: 'The partner is closed for today.' },
    ...given(failed('', [])),
  }),
  state('long', 'Other loans for you', given(failed(longText, lengthened(products)))),
  state('opening', 'Opening…', opening(ok({ url: nowhere }))),
  refusal('open-refused', 'This product is sold out.', opening),
  state('open-lost', 'We could not open this. Please try again.', opening('drop')),
  ...beforeData({ call: 'readFailedLogin' }),
]);
