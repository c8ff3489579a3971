import { pathOf, type Screen } from '../navigation/screens.ts';

/** The attributes of a link on a static page: the page's script adds the borrower's session to its address. */
export interface ScreenLink {
  readonly href: string;
  readonly 'data-screen': Screen;
}

/** A link to another screen, or to a part of it by its id. */
export const screenLink = (screen: Screen, part?: string): ScreenLink => ({
  href: pathOf(screen) + (part ? `#${part}` : ''),
  'data-screen': screen,
});
