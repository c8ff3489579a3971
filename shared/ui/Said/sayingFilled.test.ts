import { expect, it } from 'vitest';
import { defineMessages } from '../../i18n/messages.ts';
import { sayingFilled } from './sayingFilled.ts';

it('an element shows the text with its values in place, and says where the text comes from', () => {
  const { say } = sayingFilled(
    defineMessages('terms', { term: '{least} to {most} days', other: 'No more than {this}' }),
    { least: 91, most: 365 },
  );
  expect(say('term')).toEqual({ 'data-text': 'terms.term', children: '91 to 365 days' });
  expect(say('other').children).toBe('No more than {this}');
});
