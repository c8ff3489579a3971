import { type Examples, longName, longWord } from '../../ui/Example.ts';
import { type GuideStep, GuideSteps } from './GuideSteps.tsx';

const step = (title: string, more: string): GuideStep => ({
  title,
  more,
  picture: { file: 'wallet-bills', about: 'A phone with a list of bills' },
});

export const examples: Examples = [
  {
    title: 'Two steps',
    node: <GuideSteps steps={[step('Open the bills', 'They stand on the first page.'), step('Pay', 'And wait.')]} />,
  },
  {
    title: 'A step without a picture, and without more',
    node: <GuideSteps steps={[{ title: 'Pay at the counter' }]} />,
  },
  { title: 'Empty', node: <GuideSteps steps={[]} /> },
  { title: 'Long text', node: <GuideSteps steps={[step(longWord, longName)]} /> },
];
