import { fill } from '../../i18n/messages.ts';
import { type Said, saying } from './said.ts';

/** Values by the names that texts have for them, as `{name}`. */
export type Values = { readonly [name: string]: string | number };

/**
 * Like `saying`, for texts with places for values. The page's `main.ts` has to hand the same values to
 * `fillOtherLanguages`, or another language would show the places instead.
 */
export const sayingFilled = <Key extends string>(
  name: string,
  text: { readonly [key in Key]: string },
  values: Values,
): { say(key: Key): Said } => {
  const { say } = saying(name, text);
  return { say: (key) => ({ ...say(key), children: fill(text[key], values) }) };
};
