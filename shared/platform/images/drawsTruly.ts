const TRIAL_INK = [0x11, 0x22, 0x33];
// Some browsers change single bits, which nobody sees.
const MOST_CHANGED = 8;

/** @returns whether the browser gives back what is drawn. To hide which phone it is, some give noise instead: then a picture cannot be made here. */
export const drawsTruly = (): boolean => {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#123';
  pen.fillRect(0, 0, 1, 1);
  const { data } = pen.getImageData(0, 0, 1, 1);
  return TRIAL_INK.every((drawn, at) => Math.abs((data[at] ?? 0) - drawn) <= MOST_CHANGED);
};
