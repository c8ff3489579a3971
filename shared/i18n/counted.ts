import { type Message, withValues } from './messages.ts';

/**
 * A count in words: `one` where it is 1, else `many`, with the count at `{count}`. That is the whole rule of every language
 * here: English and Hindi have a form for one (and Hindi's 0 is written like its many), Filipino, Indonesian and Chinese
 * have one form, so both of their texts are the same. iOS 12 has no `Intl.PluralRules`, and this needs none.
 */
export const counted = (count: number | string, one: Message, many: Message): Message =>
  withValues(Number(count) === 1 ? one : many, { count });
