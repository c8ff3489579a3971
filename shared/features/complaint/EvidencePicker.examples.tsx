import type { ComponentProps } from 'react';
import { type Examples, ignore, longName, sampleLogo } from '../../ui/Example.ts';
import { EvidenceList, type PickedImage, type PickProblem } from './EvidenceList.tsx';
import { EvidencePicker } from './EvidencePicker.tsx';

const steps = ['done', 'uploading', 'preparing', 'waiting', 'lost'] as const;
const images: readonly PickedImage[] = steps.map((step, id) => ({ id, step, preview: id < 2 ? sampleLogo : '' }));
const full: readonly PickedImage[] = Array.from({ length: 9 }, (_, id) => ({ id, step: 'done', preview: sampleLogo }));
const problems: readonly PickProblem[] = [
  { kind: 'empty', name: 'IMG_0001.jpg' },
  { kind: 'huge', name: 'IMG_0002.jpg' },
  { kind: 'heic', name: 'IMG_0003.HEIC' },
  { kind: 'notPicture', name: `${longName.replace(/ /g, '_')}.pdf` },
  { kind: 'broken', name: 'IMG_0005.jpg' },
  { kind: 'tooMany', count: 3 },
  { kind: 'unfinished', count: 2 },
  { kind: 'refused', message: 'This image is too dark.' },
];

const picker = (of: readonly PickedImage[], more: Partial<ComponentProps<typeof EvidencePicker>> = {}) => (
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

export const examples: Examples = [
  { title: 'Empty', node: picker([]) },
  { title: 'Every step', node: picker(images) },
  { title: 'Full', node: picker(full) },
  { title: 'Not to be sent yet', node: picker(images, { problem: { message: longName } }) },
  { title: 'Busy sending', node: picker(full.slice(0, 2), { isLocked: true }) },
  { title: 'Every problem, long names too', node: picker(images.slice(0, 1), { problems }) },
];
