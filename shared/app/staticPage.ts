import type { ReactNode } from 'react';

/** A page without a framework, as its `document.tsx` exports it: the build renders it to HTML. */
export interface StaticPage {
  readonly title: string;
  /** What a search engine shows below the title; for public pages. */
  readonly description?: string;
  readonly view: ReactNode;
}

/** Loads a page's `document.tsx`. */
export type LoadStaticPage = () => Promise<{ readonly staticPage: StaticPage }>;
