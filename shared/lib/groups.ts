/** Cuts a code into groups of `size` characters, as people read it out; joined again they are the code itself. */
export const inGroups = (code: string, size = 4): string[] => code.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];
