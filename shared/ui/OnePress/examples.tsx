import { Button } from '../Button/Button.tsx';
import { type Examples, ignore, longName } from '../Example.ts';
import { OnePress } from './OnePress.tsx';

export const examples: Examples = [
  {
    title: 'Parts of a page',
    node: (
      <OnePress>
        <p className="card">{longName}</p>
        <Button onPress={ignore}>Pay</Button>
      </OnePress>
    ),
  },
];
