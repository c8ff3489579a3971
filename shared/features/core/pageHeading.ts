/** The page's heading, to give the focus to where a pressed button goes: it stands above whatever comes in its place, and stays. */
export const pageHeading = (): HTMLElement | null => document.querySelector('h1');
