import type { ComponentProps } from 'react';
import { groupDigits } from '../lib/digits.ts';
import { type Examples, ignore, longName, longWord } from './Example.ts';
import { anyText, digitsUpTo } from './fieldRules.ts';
import { TextField } from './TextField.tsx';

const field = (label: string, more: Partial<ComponentProps<typeof TextField>>) => (
  <TextField name={label} label={label} value="" rule={anyText} onFill={ignore} {...more} />
);

export const examples: Examples = [
  { title: 'Empty', node: field('ZIP code', { input: { placeholder: '4 digits' } }) },
  {
    title: 'A card',
    node: field('Account number', {
      value: '0011223344556677',
      rule: digitsUpTo(16, { show: (text) => groupDigits(text, 'card') }),
    }),
  },
  { title: 'A day', node: field('Date of birth', { value: '1990-05-04', input: { type: 'date' } }) },
  { title: 'Any text', node: field('City', { value: 'Iloilo City' }) },
  { title: 'Long text', node: field(`${longName} ${longWord}`, { input: { placeholder: longName } }) },
];
