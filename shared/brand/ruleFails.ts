/** @returns whether a rule does not hold. One that throws does not: a brand's file may have values of other types than declared. */
export const ruleFails = (holds: () => boolean): boolean => {
  try {
    return !holds();
  } catch {
    return true;
  }
};
