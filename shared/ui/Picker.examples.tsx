import { type Examples, ignore, longName, longWord } from './Example.ts';
import { Picker } from './Picker.tsx';

const few = ['Sample Bank', 'Sample Rural Bank', 'Sample Wallet'];
const many = [...few, longName, longWord, ...Array.from({ length: 24 }, (_, at) => `Branch ${at + 1}`)];

const picker = (names: readonly string[], chosen = '', title = 'Bank') => (
  <Picker
    title={title}
    choices={names.map((name, at) => ({ name, value: `${at}` }))}
    chosen={chosen}
    onPick={ignore}
    onConfirm={ignore}
    onClose={ignore}
  />
);

export const examples: Examples = [
  { title: 'Nothing marked yet', node: picker(few), coversPage: true },
  { title: 'One marked', node: picker(few, '1'), coversPage: true },
  { title: 'Empty', node: picker([]), coversPage: true },
  { title: 'Long text', node: picker(many, '3', longName), coversPage: true },
];
