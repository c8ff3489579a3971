import { type Examples, ignore, longName, longWord } from './Example.ts';
import { FieldProblem, problemId } from './FieldProblem.tsx';
import { Labelled, TextField } from './TextField.tsx';

const field = (name: string, label: string, message: string) => (
  <>
    <Labelled label={label}>
      <TextField
        kind="digits"
        value="12"
        grouping="card"
        onFill={ignore}
        mark={{ ref: ignore, 'aria-invalid': true, 'aria-describedby': problemId(name) }}
      />
    </Labelled>
    <FieldProblem field={name} message={message} />
  </>
);

export const examples: Examples = [
  { title: 'Under a field', node: field('short', 'Account number', 'Please enter 10 to 16 digits.') },
  { title: 'Long text', node: field('long', longWord, `${longName} ${longWord}`) },
  { title: 'Empty', node: <FieldProblem field="none" message={undefined} /> },
];
