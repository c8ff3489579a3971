/** The title of a document, which tabs, bookmarks and the app's title bar show: the screen's heading and the brand's name. */
export const documentTitle = (heading: string, brandName: string): string => `${heading} · ${brandName}`;
