/** What a tab, a bookmark and the app's own title bar call a screen: its heading, and the name of the brand. */
export const documentTitle = (heading: string, brandName: string): string => `${heading} · ${brandName}`;
