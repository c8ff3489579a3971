import { Button } from '../Button/Button.tsx';
import { type Examples, ignore, longName, longWord } from '../Example.ts';
import { Dialog } from './Dialog.tsx';

export const examples: Examples = [
  {
    title: 'A dialog',
    coversPage: true,
    node: (
      <Dialog title="Bind your bank card" onClose={ignore}>
        <p>The money goes to the card that you bind.</p>
        <Button onPress={ignore}>Bind</Button>
        <Button onPress={ignore} kind="quiet">
          Cancel
        </Button>
      </Dialog>
    ),
  },
  {
    title: 'A sheet',
    coversPage: true,
    node: (
      <Dialog title="Choose one" kind="sheet" onClose={ignore}>
        <Button onPress={ignore}>This one</Button>
      </Dialog>
    ),
  },
  {
    title: 'Busy: it cannot be closed',
    coversPage: true,
    node: (
      <Dialog title="Opening the payment page…">
        <Button onPress={ignore} isBusy>
          Payment
        </Button>
      </Dialog>
    ),
  },
  {
    title: 'Long text',
    coversPage: true,
    node: (
      <Dialog title={longWord} onClose={ignore}>
        <p>{`${longName}. `.repeat(12)}</p>
        <Button onPress={ignore}>{longName}</Button>
      </Dialog>
    ),
  },
];
