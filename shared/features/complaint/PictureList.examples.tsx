import { type Examples, ignore, sampleLogo } from '../../ui/Example.ts';
import { LargePicture } from './LargePicture.tsx';
import { PictureList } from './PictureList.tsx';

const broken = 'data:image/png;base64,AAAA';
const large = (url: string) => <LargePicture picture={{ urls: [sampleLogo, url], at: 1 }} onClose={ignore} />;

export const examples: Examples = [
  { title: 'One', node: <PictureList urls={[sampleLogo]} onOpen={ignore} /> },
  { title: 'Nine', node: <PictureList urls={new Array(9).fill(sampleLogo)} onOpen={ignore} /> },
  { title: 'One that does not come', node: <PictureList urls={[broken]} onOpen={ignore} /> },
  { title: 'Empty', node: <PictureList urls={[]} onOpen={ignore} /> },
  { title: 'Opened', node: large(sampleLogo), coversPage: true },
  { title: 'Opened, and it does not come', node: large(broken), coversPage: true },
];
