import { type Examples, ignore, longName, longWord } from './Example.ts';
import { Tabs } from './Tabs.tsx';

const tabs = (titles: readonly string[], open: number, content?: string) => (
  <Tabs label="My complaints" titles={titles} open={open} onOpen={ignore}>
    {content && <p>{content}</p>}
  </Tabs>
);

// All tab panels have the same id, so each example gets a page of its own.
export const examples: Examples = [
  { title: 'Two tabs', node: tabs(['Processing', 'Processed'], 1, 'What has been processed.') },
  { title: 'Long text, and many', node: tabs([longName, longWord, 'Open', 'Done', 'All'], 0, longName) },
  { title: 'Empty', node: tabs(['Processing'], 0) },
].map((example) => ({ ...example, coversPage: true }));
