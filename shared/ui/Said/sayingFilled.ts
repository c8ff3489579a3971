import type { Message, Values } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import type { Said } from './said.ts';

/**
 * Like `saying`, for texts with places for values. The page's `main.ts` has to hand the same values to
 * `fillOtherLanguages`, or another language would show the places instead.
 */
export const sayingFilled = <Key extends string>(
  text: { readonly [key in Key]: Message },
  values: Values,
): { say(key: Key): Said } => ({
  say: (key) => ({ 'data-text': String(text[key].id), children: t(text[key], values) }),
});
