import { ActionBar } from './ActionBar.tsx';
import { Button } from './Button.tsx';
import { type Examples, ignore, longName } from './Example.ts';

const bar = (label: string, above: number) => (
  <>
    {Array.from({ length: above }, (_, at) => (
      <section key={at} className="card">
        <p>{longName}</p>
      </section>
    ))}
    <ActionBar>
      <Button onPress={ignore}>{label}</Button>
    </ActionBar>
  </>
);

export const examples: Examples = [
  { title: 'In its place', node: bar('REPAY', 1) },
  { title: 'At the edge, with content under it', coversPage: true, node: bar('REPAY', 12) },
  { title: 'Long text', node: bar(longName, 1) },
];
