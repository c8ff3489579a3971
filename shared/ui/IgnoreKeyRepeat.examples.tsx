import { Button } from './Button.tsx';
import { type Examples, ignore, longName } from './Example.ts';
import { IgnoreKeyRepeat } from './IgnoreKeyRepeat.tsx';

export const examples: Examples = [
  {
    title: 'Parts of a page',
    node: (
      <IgnoreKeyRepeat>
        <p className="card">{longName}</p>
        <Button onPress={ignore}>Pay</Button>
      </IgnoreKeyRepeat>
    ),
  },
];
