import type { ComponentProps } from 'react';
import { type Examples, ignore, longName, longWord } from './Example.ts';
import { TextBox } from './TextBox.tsx';

const box = (text: string, more: Partial<ComponentProps<typeof TextBox>> = {}) => (
  <TextBox label="What happened?" text={text} limit={200} isDisabled={false} onWrite={ignore} {...more} />
);

export const examples: Examples = [
  { title: 'Empty', node: box('') },
  { title: 'With a text', node: box('They called me at night.') },
  { title: 'With a problem', node: box('', { problem: { message: 'Please fill in your comments and suggestions' } }) },
  { title: 'Full', node: box('x'.repeat(200)) },
  { title: 'Long text', node: box(`${longName}\n${longWord}`) },
  { title: 'Busy', node: box('They called me at night.', { isDisabled: true }) },
];
