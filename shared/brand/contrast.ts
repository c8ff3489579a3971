const channel = (hex: string, at: number): number => {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  /^#[0-9a-f]{6}$/i.test(hex)
    ? 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
    : Number.NaN;

/** The WCAG contrast ratio of two colours (`#rrggbb`), from 1 to 21; 0 if one of them is not a colour. */
export const contrastOf = (one = '', other = ''): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return Number.isNaN(low + high) ? 0 : (high + 0.05) / (low + 0.05);
};
