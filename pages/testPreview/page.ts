import type { PageFacts } from '../../shared/app/page.ts';

export const page: PageFacts = {
  weight: { kind: 'heavy', reason: 'a tool for developers, which no borrower gets' },
  isPreview: true,
};
