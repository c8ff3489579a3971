/**
 * Cuts a code into groups of four letters or digits, as people read it out. A code that comes with marks of its own is
 * cut at those too. Joined again the groups are the code itself.
 */
export const inGroups = (code: string): string[] => code.match(/\w{1,4}[^\w]*|[^\w]+/g) || [];
