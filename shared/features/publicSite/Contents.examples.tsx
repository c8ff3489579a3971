import { type Examples, longName, longWord } from '../../ui/Example.ts';
import { Contents } from './Contents.tsx';

const partsOf = (...titles: readonly string[]) => titles.map((title, at) => ({ id: `example-part-${at}`, title }));

export const examples: Examples = [
  {
    title: 'Three parts',
    node: <Contents id="example-three" title="On this page" parts={partsOf('Term', 'Late', 'Order')} />,
  },
  { title: 'Empty', node: <Contents id="example-none" title="Contents" parts={[]} /> },
  {
    title: 'Long text',
    node: <Contents id="example-long" title={longName} parts={partsOf(longName, longWord)} />,
  },
];
