/** Whether a file of a build, by its path from the output folder on, is a page; what pages fetch in a language may be HTML too. */
export const isDocument = (file: string): boolean => file.endsWith('.html') && !/^texts[/\\]/.test(file);
