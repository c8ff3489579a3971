import { type Examples, ignore, longName, sampleLogo } from '../../../ui/Example.ts';
import { EvidenceList } from './EvidenceList.tsx';

const images = [
  { id: 1, step: 'done', preview: sampleLogo },
  { id: 2, step: 'lost', preview: '' },
] as const;

export const examples: Examples = [
  {
    title: 'Images, and one that was refused',
    node: (
      <EvidenceList
        images={images}
        problems={[{ kind: 'refused', message: longName }]}
        isLocked={false}
        onRetry={ignore}
        onRemove={ignore}
      />
    ),
  },
  {
    title: 'Locked',
    node: <EvidenceList images={images} problems={[]} isLocked onRetry={ignore} onRemove={ignore} />,
  },
];
