import { ErrorState } from './ErrorState.tsx';
import { type Examples, ignore, longName, longWord } from './Example.ts';

export const examples: Examples = [
  { title: 'No line', node: <ErrorState reason="offline" onRetry={ignore} /> },
  { title: 'A bug of the page', node: <ErrorState reason="bug" onRetry={ignore} /> },
  { title: 'Refused', node: <ErrorState reason={{ message: 'There is no such order.' }} onRetry={ignore} /> },
  { title: 'Refused at length', node: <ErrorState reason={{ message: `${longName} ${longWord}` }} onRetry={ignore} /> },
];
