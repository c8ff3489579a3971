import { type Examples, longName, longWord } from '../../ui/Example.ts';
import { StaticField } from './StaticField.tsx';

const problems = { Empty: 'Please enter your name.' };

export const examples: Examples = [
  { title: 'A field', node: <StaticField name="example-name" label="Name" problems={problems} /> },
  {
    title: 'With a hint',
    node: <StaticField name="example-days" label="Days" hint="A whole number, such as 40" problems={problems} />,
  },
  {
    title: 'Long text',
    node: <StaticField name="example-long" label={longName} hint={`${longName} ${longWord}`} problems={problems} />,
  },
];
