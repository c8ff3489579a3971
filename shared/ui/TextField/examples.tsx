import { type Examples, ignore, longName, longWord } from '../Example.ts';
import { Labelled } from './Labelled.tsx';
import { TextField } from './TextField.tsx';

interface Parts {
  readonly label?: string;
  readonly kind?: 'text' | 'day' | 'city-select';
  readonly placeholder?: string;
  readonly value?: string;
  readonly style?: string;
}

const field = ({ label = 'Number', kind = 'text', placeholder = '', value = '', style = '' }: Parts) => (
  <Labelled label={label}>
    <TextField kind={kind} placeholder={placeholder} value={value} style={style} onFill={ignore} />
  </Labelled>
);

export const examples: Examples = [
  { title: 'Empty', node: field({ label: 'ZIP code', placeholder: '4 digits' }) },
  { title: 'A card', node: field({ label: 'Account number', value: '0011223344556677', style: 'card' }) },
  { title: 'A phone', node: field({ label: 'Mobile number', value: '09171234567', style: 'phone' }) },
  { title: 'A day', node: field({ label: 'Date of birth', kind: 'day', value: '1990-05-04' }) },
  { title: 'Any text', node: field({ label: 'City', kind: 'city-select', value: 'Iloilo City' }) },
  { title: 'Long text', node: field({ label: `${longName} ${longWord}`, placeholder: longName }) },
];
