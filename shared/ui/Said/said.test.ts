import { expect, it } from 'vitest';
import { defineMessages } from '../../i18n/messages.ts';
import { saying } from './said.ts';

const { say, about } = saying(defineMessages('guide', { open: 'Open it', shop: 'A shop' }));

it('an element shows the text and says where it comes from', () => {
  expect(say('open')).toEqual({ 'data-text': 'guide.open', children: 'Open it' });
});

it('a picture is described by the text and says where it comes from', () => {
  expect(about('shop')).toEqual({ 'data-alt': 'guide.shop', alt: 'A shop' });
});
