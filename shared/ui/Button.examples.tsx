import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { type Examples, ignore, longName } from './Example.ts';
import { Icon, phoneIcon } from './Icon.tsx';

const button = (
  label: ComponentProps<typeof Button>['children'],
  looks: Partial<ComponentProps<typeof Button>> = {},
) => (
  <Button onPress={ignore} {...looks}>
    {label}
  </Button>
);

const withDrawing = (
  <>
    <Icon path={phoneIcon} /> Call us
  </>
);

export const examples: Examples = [
  { title: 'The main one', node: button('Repay') },
  { title: 'Quiet', node: button('Cancel', { kind: 'quiet' }) },
  { title: 'Text, with a drawing', node: button(withDrawing, { kind: 'text' }) },
  { title: 'Unfolded', node: button('hide', { kind: 'text', isExpanded: true }) },
  { title: 'Busy', node: button('Payment', { isBusy: true }) },
  { title: 'Disabled', node: button('Payment', { isDisabled: true }) },
  { title: 'Long text', node: button(longName) },
];
