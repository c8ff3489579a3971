const two = (part: number): string => String(part).padStart(2, '0');

/** The wall-clock time of the phone, `HH:MM`, of a moment in milliseconds since the epoch. */
export const formatClock = (atMs: number): string => {
  const at = new Date(atMs);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
};
