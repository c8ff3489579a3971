import { type Examples, ignore } from './Example.ts';
import { Stars } from './Stars.tsx';

export const examples: Examples = [
  { title: 'None', node: <Stars label="Your stars" stars={0} onChoose={ignore} /> },
  { title: 'Three', node: <Stars label="Your stars" stars={3} onChoose={ignore} /> },
];
