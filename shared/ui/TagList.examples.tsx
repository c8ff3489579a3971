import { type Examples, longName, longWord } from './Example.ts';
import { TagList } from './TagList.tsx';

export const examples: Examples = [
  { title: 'Two', node: <TagList tags={['Collection', 'Rude words']} /> },
  { title: 'Long text', node: <TagList tags={[longName, longWord]} /> },
  { title: 'Empty', node: <TagList tags={[]} /> },
];
