import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { type Examples, ignore, longName, longWord } from './Example.ts';

const dialog = (title: string, action: string, looks: Partial<ComponentProps<typeof Dialog>> = { onClose: ignore }) => (
  <Dialog title={title} {...looks}>
    <p>The money goes to the card that you bind.</p>
    <Button onPress={ignore} isBusy={!looks.onClose}>
      {action}
    </Button>
  </Dialog>
);

export const examples: Examples = [
  { title: 'A dialog', node: dialog('Bind your bank card', 'Bind') },
  { title: 'A sheet', node: dialog('Choose one', 'This one', { kind: 'sheet', onClose: ignore }) },
  { title: 'Busy: it cannot be closed', node: dialog('Opening the payment page…', 'Payment', {}) },
  { title: 'Long text', node: dialog(longWord, `${longName}. `.repeat(12)) },
].map((example) => ({ ...example, coversPage: true }));
