/**
 * Cuts a code into groups of four letters or digits, for reading it out. A code with separators of its own is cut there too. The groups joined are
 * the code itself.
 */
export const inGroups = (code: string): string[] => code.match(/\w{1,4}[^\w]*|[^\w]+/g) || [];
