import { type Examples, longName, longWord } from '../../ui/Example.ts';
import { RouteTitle } from './RouteTitle.tsx';

export const examples: Examples = [
  { title: 'A part of a page', node: <RouteTitle title="Add a bank card" takesFocus={false} /> },
  { title: 'Long text', node: <RouteTitle title={`${longName} ${longWord}`} takesFocus={false} /> },
];
