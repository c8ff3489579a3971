import type { Examples } from '../Example.ts';
import * as drawings from './drawings.ts';
import { Icon } from './Icon.tsx';

const all = (isLarge: boolean) => (
  <p>
    {Object.entries(drawings).map(([name, path]) => (
      <Icon key={name} path={path} isLarge={isLarge} />
    ))}
  </p>
);

export const examples: Examples = [
  { title: 'In a line', node: all(false) },
  { title: 'Large', node: all(true) },
];
