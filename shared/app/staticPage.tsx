import type { ReactNode } from 'react';
import { pathOf, type Screen } from '../navigation/screens.ts';

/** A page without a framework, as its `document.tsx` exports it: the build renders it to HTML. */
export interface StaticPage {
  readonly title: string;
  /** What a search engine shows below the title; for public pages. */
  readonly description?: string;
  readonly view: ReactNode;
}

/** Loads a page's `document.tsx`. */
export type LoadStaticPage = () => Promise<{ readonly staticPage: StaticPage }>;

/** The attributes of a link on a static page: the page's script adds the borrower's session to its address. */
export interface ScreenLink {
  readonly href: string;
  readonly 'data-screen': Screen;
}

/** A link to another screen. */
export const screenLink = (screen: Screen): ScreenLink => ({
  href: pathOf(screen),
  'data-screen': screen,
});

/**
 * Where a static page's script stands in its document: after what a phone shows first, before the rest of a long text.
 * What paints first then needs no more bytes than that.
 */
export function ScriptSlot() {
  return <template data-script />;
}
