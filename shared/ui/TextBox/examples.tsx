import { type Examples, longName, longWord } from '../Example.ts';
import { TextBox } from './TextBox.tsx';

const box = (text: string, isDisabled = false) => (
  <TextBox label="What happened?" text={text} limit={200} isDisabled={isDisabled} onWrite={() => text} />
);

export const examples: Examples = [
  { title: 'Empty', node: box('') },
  { title: 'With a text', node: box('They called me at night.') },
  { title: 'Long text', node: box(`${longName}\n${longWord}`) },
  { title: 'Busy', node: box('They called me at night.', true) },
];
