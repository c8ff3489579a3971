import { type Examples, longName, longWord } from '../../../ui/Example.ts';
import { Contents } from './Contents.tsx';

const said = (key: string, words: string) => ({ 'data-text': `example.${key}`, children: words });

const partsOf = (...titles: readonly string[]) =>
  titles.map((title, at) => ({ id: `example-part-${at}`, title: said(`part${at}`, title) }));

export const examples: Examples = [
  {
    title: 'Three parts',
    node: (
      <Contents id="example-three" title={said('three', 'On this page')} parts={partsOf('Term', 'Late', 'Order')} />
    ),
  },
  { title: 'Empty', node: <Contents id="example-none" title={said('none', 'Contents')} parts={[]} /> },
  {
    title: 'Long text',
    node: <Contents id="example-long" title={said('long', longName)} parts={partsOf(longName, longWord)} />,
  },
];
