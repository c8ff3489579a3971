import { type Examples, ignore, longName } from '../Example.ts';
import { phoneIcon } from '../Icon/drawings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

export const examples: Examples = [
  { title: 'The main one', node: <Button onPress={ignore}>Repay</Button> },
  {
    title: 'Quiet',
    node: (
      <Button onPress={ignore} kind="quiet">
        Cancel
      </Button>
    ),
  },
  {
    title: 'Text, with a drawing',
    node: (
      <Button onPress={ignore} kind="text">
        <Icon path={phoneIcon} /> Call us
      </Button>
    ),
  },
  {
    title: 'Unfolded',
    node: (
      <Button onPress={ignore} kind="text" isExpanded>
        hide
      </Button>
    ),
  },
  {
    title: 'Busy',
    node: (
      <Button onPress={ignore} isBusy>
        Payment
      </Button>
    ),
  },
  {
    title: 'Disabled',
    node: (
      <Button onPress={ignore} isDisabled>
        Payment
      </Button>
    ),
  },
  { title: 'Long text', node: <Button onPress={ignore}>{longName}</Button> },
];
