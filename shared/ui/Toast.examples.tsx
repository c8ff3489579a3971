import { type Examples, longName, longWord } from './Example.ts';
import { Toast } from './Toast.tsx';

export const examples: Examples = [
  { title: 'A word', node: <Toast toast={{ id: 1, words: 'copy success' }} />, coversPage: true },
  { title: 'Empty', node: <Toast toast={undefined} />, coversPage: true },
  { title: 'Long text', node: <Toast toast={{ id: 1, words: `${longName} ${longWord}` }} />, coversPage: true },
];
