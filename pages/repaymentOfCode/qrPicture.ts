import { generate } from 'lean-qr/nano';

// The standard's quiet zone: scanners need this many empty modules around the code.
const QUIET = 4;

/**
 * A QR code of a text, as the address of an SVG picture. It is made from the code itself on the phone, so it can never
 * show another one. Throws where the text is too long for a QR code.
 */
export const qrPicture = (content: string): string => {
  const code = generate(content);
  const dark: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dark.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
  const size = code.size + 2 * QUIET;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
