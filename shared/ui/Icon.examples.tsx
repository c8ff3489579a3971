import type { Examples } from './Example.ts';
import * as icons from './Icon.tsx';
import { starIcon } from './Stars.tsx';

const { Icon, ...drawings } = icons;

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
