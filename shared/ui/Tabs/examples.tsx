import { type Examples, ignore, longName, longWord } from '../Example.ts';
import { Tabs } from './Tabs.tsx';

// Its panels would all have one name for the page; the gallery shows one.
export const examples: Examples = [
  {
    title: 'Two tabs',
    coversPage: true,
    node: (
      <Tabs label="My complaints" titles={['Processing', 'Processed']} open={1} onOpen={ignore}>
        <p>What has been processed.</p>
      </Tabs>
    ),
  },
  {
    title: 'Long text, and many',
    coversPage: true,
    node: (
      <Tabs label="My complaints" titles={[longName, longWord, 'Open', 'Done', 'All']} open={0} onOpen={ignore}>
        <p>{longName}</p>
      </Tabs>
    ),
  },
  {
    title: 'Empty',
    coversPage: true,
    node: (
      <Tabs label="My complaints" titles={['Processing']} open={0} onOpen={ignore}>
        {null}
      </Tabs>
    ),
  },
];
