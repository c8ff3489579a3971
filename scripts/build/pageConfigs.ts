import type { PageConfig } from '../../shared/app/pageConfig.ts';

/** What every page says of itself, by the path of its `page.ts`. Only Vite can run this file. */
export const pages = import.meta.glob<PageConfig>('../../pages/*/page.ts', { eager: true, import: 'page' });
