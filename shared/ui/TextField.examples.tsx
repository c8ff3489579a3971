import type { ComponentProps } from 'react';
import { type Examples, ignore, longName, longWord } from './Example.ts';
import { Labelled, TextField } from './TextField.tsx';

const field = (label: string, more: Partial<ComponentProps<typeof TextField>>) => (
  <Labelled label={label}>
    <TextField kind="digits" value="" onFill={ignore} {...more} />
  </Labelled>
);

export const examples: Examples = [
  { title: 'Empty', node: field('ZIP code', { placeholder: '4 digits' }) },
  { title: 'A card', node: field('Account number', { value: '0011223344556677', grouping: 'card' }) },
  { title: 'A day', node: field('Date of birth', { kind: 'day', value: '1990-05-04' }) },
  { title: 'Any text', node: field('City', { kind: 'text', value: 'Iloilo City' }) },
  { title: 'Long text', node: field(`${longName} ${longWord}`, { placeholder: longName }) },
];
