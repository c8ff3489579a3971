import { type Examples, ignore, longName, longWord } from './Example.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { anyText } from './fieldRules.ts';
import { TextField } from './TextField.tsx';

const field = (name: string, label: string, message: string) => (
  <TextField name={name} label={label} value="12" rule={anyText} problem={{ message }} onFill={ignore} />
);

export const examples: Examples = [
  { title: 'Under a field', node: field('short', 'Account number', 'Please enter 10 to 16 digits.') },
  { title: 'Long text', node: field('long', longWord, `${longName} ${longWord}`) },
  { title: 'Empty', node: <FieldProblem field="none" message={undefined} /> },
];
