import type { Examples } from '../Example.ts';
import * as drawings from './drawings.ts';
import { Icon } from './Icon.tsx';
import { starIcon } from './starIcon.ts';

const all = (isLarge: boolean) => (
  <p>
    {Object.entries({ ...drawings, starIcon }).map(([name, path]) => (
      <Icon key={name} path={path} isLarge={isLarge} />
    ))}
  </p>
);

export const examples: Examples = [
  { title: 'In a line', node: all(false) },
  { title: 'Large', node: all(true) },
];
