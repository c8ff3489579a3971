import type { ComponentProps } from 'react';
import { type Examples, ignore, longName, longWord, sampleLogo } from '../../ui/Example.ts';
import { type EvidenceImage, EvidenceList, type EvidenceProblem } from './EvidenceList.tsx';
import { EvidencePicker } from './EvidencePicker.tsx';
import { LargePicture } from './LargePicture.tsx';
import { OrderCard } from './OrderCard.tsx';
import { PictureList } from './PictureList.tsx';

const image = (id: number, step: EvidenceImage['step'], preview = ''): EvidenceImage => ({
  id,
  step,
  preview,
  url: '',
});

const images = [image(1, 'done', sampleLogo), image(2, 'lost')];

const list = (isLocked: boolean, problems: readonly EvidenceProblem[] = []) => (
  <EvidenceList images={images} problems={problems} isLocked={isLocked} onRetry={ignore} onRemove={ignore} />
);

const evidenceList = [
  { title: 'Images, and one that was refused', node: list(false, [{ kind: 'refused', message: longName }]) },
  { title: 'Locked', node: list(true) },
];

const steps = ['done', 'uploading', 'preparing', 'waiting', 'lost'] as const;
const chosenImages = steps.map((step, id) => image(id, step, id < 2 ? sampleLogo : ''));
const full = Array.from({ length: 9 }, (_, id) => image(id, 'done', sampleLogo));
const problems: readonly EvidenceProblem[] = [
  { kind: 'empty', name: 'IMG_0001.jpg' },
  { kind: 'huge', name: 'IMG_0002.jpg' },
  { kind: 'heic', name: 'IMG_0003.HEIC' },
  { kind: 'notPicture', name: `${longName.replace(/ /g, '_')}.pdf` },
  { kind: 'broken', name: 'IMG_0005.jpg' },
  { kind: 'tooMany', count: 3 },
  { kind: 'unfinished', count: 2 },
  { kind: 'refused', message: 'This image is too dark.' },
];

const picker = (of: readonly EvidenceImage[], more: Partial<ComponentProps<typeof EvidencePicker>> = {}) => (
  <EvidencePicker
    List={EvidenceList}
    images={of}
    problems={[]}
    limit={9}
    isLocked={false}
    onPick={ignore}
    onRetry={ignore}
    onRemove={ignore}
    {...more}
  />
);

const evidencePicker = [
  { title: 'Empty', node: picker([]) },
  { title: 'Every step', node: picker(chosenImages) },
  { title: 'Full', node: picker(full) },
  { title: 'Not to be sent yet', node: picker(chosenImages, { problem: { message: longName } }) },
  { title: 'Busy sending', node: picker(full.slice(0, 2), { isLocked: true }) },
  { title: 'Every problem, long names too', node: picker(chosenImages.slice(0, 1), { problems }) },
];

const details = [
  { label: 'Order number', value: '170001' },
  { label: 'Due date', value: '2026-05-04' },
];

const card = (productName: string, status: string, shown = details, productLogo = sampleLogo) => (
  <OrderCard productName={productName} productLogo={productLogo} status={status} details={shown} />
);

const orderCard = [
  { title: 'An order', node: card('Sample Peso Loan', 'Overdue') },
  { title: 'Long text', node: card(longName, longWord, [{ label: longName, value: longWord }]) },
  { title: 'Without a product', node: card('', '', details, '') },
];

const broken = 'data:image/png;base64,AAAA';
const large = (url: string) => <LargePicture picture={{ urls: [sampleLogo, url], at: 1 }} onClose={ignore} />;

const pictureList = [
  { title: 'One', node: <PictureList urls={[sampleLogo]} onOpen={ignore} /> },
  { title: 'Nine', node: <PictureList urls={new Array(9).fill(sampleLogo)} onOpen={ignore} /> },
  { title: 'One that does not come', node: <PictureList urls={[broken]} onOpen={ignore} /> },
  { title: 'Empty', node: <PictureList urls={[]} onOpen={ignore} /> },
  { title: 'Opened', node: large(sampleLogo), coversPage: true },
  { title: 'Opened, and it does not come', node: large(broken), coversPage: true },
];

export const examples: Examples = {
  EvidenceList: evidenceList,
  EvidencePicker: evidencePicker,
  OrderCard: orderCard,
  PictureList: pictureList,
};
