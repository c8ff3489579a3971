import { type Examples, ignore, longName, longWord } from '../Example.ts';
import { Failure } from './Failure.tsx';

export const examples: Examples = [
  { title: 'No line', node: <Failure reason="offline" onRetry={ignore} /> },
  { title: 'No answer in time', node: <Failure reason="timeout" onRetry={ignore} /> },
  { title: 'An answer of no use', node: <Failure reason="body" onRetry={ignore} /> },
  { title: 'Refused', node: <Failure reason={{ message: 'There is no such order.' }} onRetry={ignore} /> },
  { title: 'Refused at length', node: <Failure reason={{ message: `${longName} ${longWord}` }} onRetry={ignore} /> },
];
