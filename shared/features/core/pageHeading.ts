/** The page's heading. It gets the focus when a pressed button disappears: it precedes whatever replaces the button, and it stays. */
export const pageHeading = (): HTMLElement | null => document.querySelector('h1');
