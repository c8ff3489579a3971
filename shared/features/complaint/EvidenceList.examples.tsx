import { type Examples, ignore, longName, sampleLogo } from '../../ui/Example.ts';
import { EvidenceList, type PickProblem } from './EvidenceList.tsx';

const images = [
  { id: 1, step: 'done', preview: sampleLogo },
  { id: 2, step: 'lost', preview: '' },
] as const;

const list = (isLocked: boolean, problems: readonly PickProblem[] = []) => (
  <EvidenceList images={images} problems={problems} isLocked={isLocked} onRetry={ignore} onRemove={ignore} />
);

export const examples: Examples = [
  { title: 'Images, and one that was refused', node: list(false, [{ kind: 'refused', message: longName }]) },
  { title: 'Locked', node: list(true) },
];
