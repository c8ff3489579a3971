import { type Examples, longName, longWord } from '../../ui/Example.ts';
import { Contents } from './Contents.tsx';
import { EnlargedPicture, GuidePicture, type GuideStep, GuideSteps } from './GuideSteps.tsx';

const partsOf = (...titles: readonly string[]) => titles.map((title, at) => ({ id: `example-part-${at}`, title }));

const contents = [
  {
    title: 'Three parts',
    node: <Contents id="example-three" title="On this page" parts={partsOf('Term', 'Late', 'Order')} />,
  },
  { title: 'Empty', node: <Contents id="example-none" title="Contents" parts={[]} /> },
  {
    title: 'Long text',
    node: <Contents id="example-long" title={longName} parts={partsOf(longName, longWord)} />,
  },
];

const guidePicture = [
  { title: 'To be tapped', node: <GuidePicture file="store-counter" about="A borrower at a counter" /> },
  { title: 'Long text', node: <GuidePicture file="wallet-number" about={longName} /> },
  { title: 'The place where it opens, empty', node: <EnlargedPicture /> },
];

const step = (title: string, more: string): GuideStep => ({
  title,
  more,
  picture: { file: 'wallet-bills', about: 'A phone with a list of bills' },
});

const guideSteps = [
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

export const examples: Examples = {
  Contents: contents,
  GuidePicture: guidePicture,
  GuideSteps: guideSteps,
};
