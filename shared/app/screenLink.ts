import { pathOf, type Screen } from '../navigation/screens.ts';

/** The attributes of a link on a page without a framework: its script adds the borrower's session to the address. */
export interface ScreenLink {
  readonly href: string;
  readonly 'data-screen': Screen;
}

/** A link to another screen. */
export const screenLink = (screen: Screen): ScreenLink => ({ href: pathOf(screen), 'data-screen': screen });
