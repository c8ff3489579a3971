import { type Examples, ignore, longName, longWord } from '../../../ui/Example.ts';
import { Saved } from './AfterForm.tsx';

const order = { screen: 'order', href: '#order' } as const;
const home = { screen: 'home', href: '#home' } as const;

export const examples: Examples = [
  {
    title: 'For an order',
    node: <Saved number={{ title: 'Account number', end: '6677' }} next={order} onAnother={ignore} />,
  },
  { title: 'Without an order, not typed', node: <Saved number={undefined} next={home} onAnother={ignore} /> },
  {
    title: 'Long text',
    node: <Saved number={{ title: `${longName} ${longWord}`, end: '6677' }} next={order} onAnother={ignore} />,
  },
];
