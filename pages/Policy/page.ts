import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = { frames: 'own', isPublic: true };
