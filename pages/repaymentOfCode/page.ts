import type { PageFacts } from '../../shared/app/page.ts';

export const page: PageFacts = { weight: { kind: 'call' } };
