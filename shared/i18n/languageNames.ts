import type { Language } from '../brand/brand.ts';

/** The name of each language in that language. */
export const languageNames: { readonly [language in Language]: string } = {
  en: 'English',
  fil: 'Filipino',
  id: 'Bahasa Indonesia',
  zh: '中文',
  hi: 'हिन्दी',
};
