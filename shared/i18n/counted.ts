import { type Message, withValues } from './messages.ts';

/**
 * A count in words: `one` if it is 1, `many` otherwise, with the count at `{count}`. This rule covers every language here: English and Hindi have a
 * singular (Hindi uses it for 0 too, but writes it like the plural), Filipino, Indonesian and Chinese have one form, so both of their texts are the
 * same. iOS 12 has no `Intl.PluralRules`.
 */
export const counted = (count: number | string, one: Message, many: Message): Message =>
  withValues(Number(count) === 1 ? one : many, { count });
